import type { Settings } from "@skywave/contract/configuration/get-configuration";
import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
  answered,
  createFakePlatform,
  type FakePlatform,
  makeConfiguration,
  makeDeviceGrant,
  makeSession,
  NOW,
  refused,
} from "../testing/index.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TIME = makeConfiguration().settings.time;

function open(settings: Partial<Settings>, platform: FakePlatform = createFakePlatform()) {
  const skywave = createSkywave(platform, { configuration: makeConfiguration(settings) });
  return { platform, skywave, start: () => platform.time.runUntil(skywave.start()) };
}

describe("what an operator sets in the configuration", () => {
  it("[S9.07] says how often the time is asked for once it is known", async () => {
    const { platform, start } = open({ time: { ...TIME, postInitializationPollInterval: 2 * MINUTE } });
    await start();
    // Three good samples at the start, five seconds apart.
    await platform.time.advance(30 * SECOND);
    const asked = platform.server.seen("metronome").length;
    await platform.time.advance(10 * MINUTE);
    expect(platform.server.seen("metronome")).toHaveLength(asked + 5);
  });

  it.each([
    { maxTwoWayLatency: 1000, latencies: 0 },
    { maxTwoWayLatency: 4000, latencies: 1 },
  ])(
    "[S9.07] lets an answer that took a second count only within $maxTwoWayLatency ms",
    async ({ maxTwoWayLatency, latencies }) => {
      const { platform, skywave, start } = open({ time: { ...TIME, maxTwoWayLatency } });
      platform.server.answer("metronome", async () => {
        await platform.time.delay(1200);
        return answered(200, { data: { time: platform.systemNow() } });
      });
      await start();
      await platform.time.advance(2 * SECOND);
      expect((await skywave.inspect()).clock.latencies).toHaveLength(latencies);
    },
  );

  it.each([
    { maxDiscrepancyInterval: 5000, usingClock: "system" },
    { maxDiscrepancyInterval: 1000, usingClock: "internal" },
  ])(
    "[S9.07] uses the $usingClock clock of one that is 3 s wrong, where $maxDiscrepancyInterval ms are allowed",
    async ({ maxDiscrepancyInterval, usingClock }) => {
      const { platform, skywave, start } = open({ time: { ...TIME, maxDiscrepancyInterval } });
      const ahead = () => answered(200, { data: { time: platform.systemNow() + 3000 } });
      platform.server.answer("metronome", ahead);
      await start();
      expect((await skywave.inspect()).clock.usingClock).toBe(usingClock);
    },
  );

  it("[S9.07] says how soon the device's grant is refreshed again", async () => {
    const platform = createFakePlatform();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    platform.storage.set("LAST_DEVICE_GRANT_REFRESH_TIMESTAMP_KEY", String(NOW - 10 * MINUTE));
    await open({ minIntervalBetweenDeviceGrantRefreshes: 11 * MINUTE }, platform.openTab()).start();
    expect(platform.server.seen("refreshDeviceGrant")).toHaveLength(0);
    await open({ minIntervalBetweenDeviceGrantRefreshes: 9 * MINUTE }, platform.openTab()).start();
    expect(platform.server.seen("refreshDeviceGrant")).toHaveLength(1);
  });

  it("[S9.07] says how soon the stored session is purged again", async () => {
    const platform = createFakePlatform();
    platform.storage.set("LAST_SESSION_PURGE_TIMESTAMP_KEY", String(NOW - MINUTE));
    const unauthorized = refused({ status: 401, code: "UNAUTHORIZED" });
    platform.server.answer("anonymous", unauthorized, unauthorized, answered(201, makeSession()));
    await expect(open({ minIntervalBetweenSessionPurges: 2 * MINUTE }, platform).start()).rejects.toThrow();
    await open({ minIntervalBetweenSessionPurges: 30 * SECOND }, platform.openTab()).start();
    expect(platform.server.seen("anonymous")).toHaveLength(3);
  });
});
