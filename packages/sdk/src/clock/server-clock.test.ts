import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import { answered, createFakePlatform, makeConfiguration, NOW } from "../testing/index.ts";

const MINUTE = 60_000;

async function follow(serverAheadBy: number) {
  const platform = createFakePlatform();
  const answerNow = () =>
    answered(200, { data: { time: platform.time.monotonicNow() + NOW + serverAheadBy } });
  platform.server.answer("metronome", answerNow);
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  await platform.time.runUntil(skywave.start());
  await platform.time.runUntil(skywave.clock.whenAsked());
  return { platform, clock: skywave.clock, answerNow };
}

describe("server clock", () => {
  it("[S4.18] is the system clock while the two differ by less than five seconds", async () => {
    const { clock } = await follow(4999);
    expect(clock.now()).toBe(NOW);
  });

  it("[S4.18] is the server's time carried on by the monotonic clock from five seconds on", async () => {
    const { clock, platform } = await follow(5000);
    expect(clock.now()).toBe(NOW + 5000);
    await platform.time.advance(1000);
    platform.time.setSystem(0);
    expect(clock.now()).toBe(NOW + 6000);
  });

  it("[S9.06] asks every five seconds at the start, and every half hour after three good samples", async () => {
    const { platform } = await follow(0);
    await platform.time.advance(10_000);
    expect(platform.server.seen("metronome")).toHaveLength(3);
    await platform.time.advance(29 * MINUTE);
    expect(platform.server.seen("metronome")).toHaveLength(3);
    await platform.time.advance(MINUTE);
    expect(platform.server.seen("metronome")).toHaveLength(4);
  });

  it.each([0, -1, "late", null])("[S4.20] logs and ignores the server time %j", async (time) => {
    const { platform, clock } = await follow(0);
    platform.server.answer("metronome", answered(200, { data: { time } }));
    await platform.time.advance(6000);
    expect(clock.now()).toBe(platform.systemNow());
    expect(platform.logged.map((entry) => entry.message)).toContain("The server's time is invalid");
  });

  it("[S4.21] logs a failure and asks again after a growing while", async () => {
    const platform = createFakePlatform();
    platform.server.answer("metronome", { kind: "lost" });
    const skywave = createSkywave(platform, { configuration: makeConfiguration() });
    await platform.time.runUntil(skywave.start());
    await platform.time.advance(2400);
    expect(platform.server.seen("metronome")).toHaveLength(1);
    await platform.time.advance(100);
    expect(platform.server.seen("metronome")).toHaveLength(2);
    await platform.time.advance(5000);
    expect(platform.server.seen("metronome")).toHaveLength(3);
    await platform.time.advance(60 * MINUTE);
    // At most a minute apart, half of it by chance.
    expect(platform.server.seen("metronome").length).toBeGreaterThan(100);
    expect(platform.logged.filter((entry) => entry.level === "error").length).toBeGreaterThan(100);
  });

  it("adds half of the way there and back to the server's time", async () => {
    const platform = createFakePlatform();
    platform.server.answer("metronome", async () => {
      await platform.delay(2000);
      return answered(200, { data: { time: NOW + 60 * MINUTE } });
    });
    const skywave = createSkywave(platform, { configuration: makeConfiguration() });
    await platform.time.runUntil(skywave.start());
    await platform.time.runUntil(skywave.clock.whenAsked());
    expect(skywave.clock.now()).toBe(NOW + 60 * MINUTE + 1000);
  });

  it("[S4.19] asks anew when the system clock was set by more than five seconds", async () => {
    const { platform } = await follow(0);
    await platform.time.advance(10_000);
    platform.time.setSystem(NOW + 60 * MINUTE);
    platform.setVisible(true);
    await platform.time.advance(0);
    expect(platform.server.seen("metronome")).toHaveLength(4);
  });

  it("does not retry a call for the time within the call", async () => {
    const { platform, answerNow } = await follow(0);
    platform.server.answer("metronome", answered(500, {}), answerNow);
    await platform.time.advance(5000);
    expect(platform.server.seen("metronome")).toHaveLength(2);
  });
});
