import { randomUUID } from "node:crypto";
import type { Request } from "@playwright/test";
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
    const sentNames: string[] = [];
    page.on("request", (request) => sentNames.push(...namesIn(request)));
    // The SDK adds events of its own, such as one for a clock that was set: each is told apart by its name.
    const answers = Promise.all(
      ["started", "paused"].map((name) =>
        page.waitForResponse((response) => namesIn(response.request()).includes(name)),
      ),
    );
    const left = await page.evaluate(async () => {
      const { events, session, inspect } = window.skywave;
      events.playback({ eventName: "started", version: "v2", attributes: { position: 0 } });
      events.playback({ eventName: "paused", version: "v3" });
      await events.flush();
      await session.signOut();
      events.playback({ eventName: "nobody's" });
      await events.flush();
      return (await inspect()).buffers.playback;
    });
    const answered = (await answers).map((each) => [new URL(each.url()).pathname, each.status()]);
    expect(answered).toEqual([
      ["/api/telemetry/v2/actions", 200],
      ["/api/telemetry/v3/events", 200],
    ]);
    expect(left).toMatchObject({ count: 0, lost: 0 });
    expect(sentNames).not.toContain("nobody's");
  } finally {
    await browser.close();
    await node.stop();
    await system.stop();
  }
}, 120_000);

/** The names of the playback events that a request carries. */
function namesIn(request: Request): string[] {
  if (!request.url().includes("/telemetry/")) return [];
  const body: { actions?: { eventName: string }[]; events?: { eventName: string }[] } =
    request.postDataJSON() ?? {};
  return [...(body.actions ?? []), ...(body.events ?? [])].map(({ eventName }) => eventName);
}
