import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openBrowser } from "../../bench/page/open-browser.ts";
import { openSystem } from "../../system/system.ts";
import { openTab, serveSdkPage, signUp } from "../../system/sdk-page.ts";

test("[S7.73] [S4.23] the real server takes playback events of both versions, and nobody keeps those of a visitor", async () => {
  const system = await openSystem();
  const node = await system.startNode();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    const address = await serveSdkPage(context, node.url.replace("127.0.0.1", "localhost"));
    const page = await openTab(context, address);
    await signUp(page, `${randomUUID()}@example.com`);
    const answers: Record<string, number> = {};
    page.on("response", (response) => {
      if (response.url().includes("/telemetry/"))
        answers[new URL(response.url()).pathname] = response.status();
    });
    const left = await page.evaluate(async () => {
      const { events, session, inspect } = window.skywave;
      events.playback({ eventName: "started", version: "v2", attributes: { position: 0 } });
      events.playback({ eventName: "paused", version: "v3" });
      await events.flush();
      const sent = (await inspect()).buffers.playback;
      await session.signOut();
      events.playback({ eventName: "nobody's" });
      await events.flush();
      return { sent, afterwards: (await inspect()).buffers.playback };
    });
    expect(answers).toEqual({ "/api/telemetry/v2/actions": 200, "/api/telemetry/v3/events": 200 });
    expect(left).toMatchObject({ sent: { count: 0, lost: 0 }, afterwards: { count: 0, lost: 0 } });
  } finally {
    await browser.close();
    await node.stop();
    await system.stop();
  }
}, 120_000);
