import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
  acceptEvents,
  createFakePlatform,
  type FakePlatform,
  makeConfiguration,
  refused,
} from "../testing/index.ts";

async function open(platform: FakePlatform = createFakePlatform()) {
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  await platform.time.runUntil(skywave.start());
  await platform.time.advance(0);
  return { platform, skywave };
}

const triesOf = (platform: FakePlatform) => platform.server.seen("submitUserEvents").length;

describe("events after an offline spell", () => {
  it("[S8.11] [S3.45] are sent as soon as the network is back, and not before", async () => {
    const { platform, skywave } = await open();
    platform.setOnline(false);
    platform.server.answer("submitUserEvents", { kind: "lost" });
    skywave.events.user("offline");
    await platform.time.runUntil(skywave.events.flush());
    // Some tries later the next one is minutes away.
    await platform.time.advance(200_000);
    const tries = triesOf(platform);
    const stored = acceptEvents(platform);
    await platform.time.advance(1000);
    expect([triesOf(platform), stored.user.length]).toEqual([tries, 0]);
    platform.setOnline(true);
    await platform.time.advance(0);
    expect(stored.user.map(({ eventName }) => eventName)).toEqual(["offline"]);
  });

  it("[S9.04] wait for their interval where nothing failed", async () => {
    const { platform, skywave } = await open();
    const stored = acceptEvents(platform);
    platform.setOnline(false);
    skywave.events.user("patient");
    await platform.time.advance(1000);
    platform.setOnline(true);
    await platform.time.advance(1000);
    expect(stored.user).toHaveLength(0);
  });

  it("[S8.10] wait as long as the server said, even if the network comes back meanwhile", async () => {
    const { platform, skywave } = await open();
    const busy = refused({ status: 503, code: "SERVICE_UNAVAILABLE", retryAfter: "60" });
    platform.server.answer("submitUserEvents", busy);
    skywave.events.user("kept");
    await platform.time.runUntil(skywave.events.flush());
    const stored = acceptEvents(platform);
    platform.setOnline(true);
    await platform.time.advance(58_000);
    expect(stored.user).toHaveLength(0);
    await platform.time.advance(3000);
    expect(stored.user).toHaveLength(1);
  });

  it("[S3.45] go out once, from one of the tabs that had failed to send them; the other is quiet", async () => {
    const { platform, skywave } = await open();
    const other = await open(platform.openTab());
    platform.server.answer("submitUserEvents", { kind: "lost" });
    skywave.events.user("shared");
    await platform.time.runUntil(skywave.events.flush());
    await platform.time.runUntil(other.skywave.events.flush());
    const stored = acceptEvents(platform);
    await platform.time.advance(600_000);
    expect(stored.user).toHaveLength(1);
    expect(triesOf(platform)).toBe(3);
  });
});
