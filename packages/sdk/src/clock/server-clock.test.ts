import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import { answered, createFakePlatform, makeConfiguration, NOW } from "../testing/index.ts";
import { createServerClock } from "./server-clock.ts";

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

  it("[S1.10] [S4.18] is the server's time carried on by the monotonic clock from five seconds on", async () => {
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

  it.each([
    ...[0, -1, Number.POSITIVE_INFINITY, "late", null].map((time) => ({ data: { time } })),
    {},
    { data: null },
    undefined,
  ])("[S4.20] [S4.21] [S8.11] logs and ignores the server time of %j, and asks again", async (body) => {
    const { platform, clock, answerNow } = await follow(0);
    platform.server.answer("metronome", answered(200, body), answerNow);
    await platform.time.advance(6000);
    expect(clock.now()).toBe(platform.systemNow());
    const invalid = { level: "error", message: "The server's time is invalid" };
    expect(platform.logged).toEqual([expect.objectContaining(invalid)]);
    expect(platform.server.seen("metronome")).toHaveLength(2);
    await platform.time.advance(1500);
    expect(platform.server.seen("metronome")).toHaveLength(3);
    expect(clock.reading().latencies).toEqual([0, 0]);
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

  it("[S8.12] logs “Time config is not available” where there is no configuration, and makes nobody wait", async () => {
    const platform = createFakePlatform();
    const clock = createServerClock({
      platform,
      call: () => Promise.reject(new Error("Nobody is to be asked")),
      configuration: () => Promise.reject(new Error("Domain config not found")),
      onUpdated: () => undefined,
    });
    clock.follow();
    await platform.time.runUntil(clock.whenAsked());
    expect(platform.logged).toMatchObject([{ level: "error", message: "Time config is not available" }]);
    expect(clock.now()).toBe(NOW);
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

  it("[S4.19] asks anew when the system clock was set by more than five seconds, and goes by the answer", async () => {
    const { platform, clock } = await follow(0);
    await platform.time.advance(10_000);
    const serverTime = NOW + 10_000 + 7 * MINUTE;
    platform.server.answer("metronome", answered(200, { data: { time: serverTime } }));
    platform.time.setSystem(NOW + 60 * MINUTE);
    platform.setVisible(true);
    await platform.time.advance(0);
    expect(platform.server.seen("metronome")).toHaveLength(4);
    expect(clock.reading().internalTime).toBe(serverTime);
    expect(clock.now()).toBe(serverTime);
  });

  it("[S9.06] asks ten times more after a drift, from ten seconds apart to thirty at most, half by chance", async () => {
    const { platform } = await follow(0);
    await platform.time.advance(10_000);
    const driftedAt = platform.monotonicNow();
    const askedAt: number[] = [];
    platform.server.answer("metronome", () => {
      askedAt.push(platform.monotonicNow() - driftedAt);
      return { kind: "lost" };
    });
    platform.time.setSystem(NOW + 60 * MINUTE);
    platform.setVisible(true);
    await platform.time.advance(10 * MINUTE);
    expect(askedAt).toHaveLength(11);
    const waits = askedAt.slice(1).map((at, place) => at - (askedAt[place] ?? 0));
    expect(waits).toEqual([5000, 10_000, ...Array.from({ length: 8 }, () => 15_000)]);
  });

  it("[S9.06] lets the system clock be set by five seconds, and asks nobody", async () => {
    const { platform } = await follow(0);
    await platform.time.advance(10_000);
    platform.time.setSystem(platform.systemNow() + 5000);
    platform.setVisible(true);
    await platform.time.advance(MINUTE);
    expect(platform.server.seen("metronome")).toHaveLength(3);
  });

  it("[S9.06] asks for ever at the start, at most a minute apart", async () => {
    const platform = createFakePlatform();
    const askedAt: number[] = [];
    platform.server.answer("metronome", () => {
      askedAt.push(platform.monotonicNow());
      return { kind: "lost" };
    });
    const skywave = createSkywave(platform, { configuration: makeConfiguration() });
    await platform.time.runUntil(skywave.start());
    await platform.time.advance(120 * MINUTE);
    const waits = askedAt.slice(1).map((at, place) => at - (askedAt[place] ?? 0));
    // Half of the longest wait, as the half is by chance.
    expect(Math.max(...waits)).toBe(30_000);
    expect((askedAt.at(-1) ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThan(119 * MINUTE);
  });

  it("[S7.36] does not retry a call for the time within the call", async () => {
    const { platform, answerNow } = await follow(0);
    platform.server.answer("metronome", answered(500, {}), answerNow);
    await platform.time.advance(5000);
    expect(platform.server.seen("metronome")).toHaveLength(2);
  });

  it("tells why the time is not known", async () => {
    const { platform } = await follow(0);
    platform.server.answer("metronome", answered(200, { data: { time: -5 } }), { kind: "lost" });
    await platform.time.advance(30_000);
    expect(platform.logged).toContainEqual({
      level: "error",
      message: "The server's time is invalid",
      details: { serverTime: -5 },
    });
    expect(platform.logged).toContainEqual({
      level: "error",
      message: "The server's time is not known",
      details: expect.objectContaining({ kind: "unreachable" }),
    });
  });

  it("asks no sooner after an invalid time than after a failure", async () => {
    const { platform } = await follow(0);
    platform.server.answer("metronome", answered(200, { data: { time: 0 } }));
    await platform.time.advance(5000);
    expect(platform.server.seen("metronome")).toHaveLength(2);
    await platform.time.advance(2400);
    expect(platform.server.seen("metronome")).toHaveLength(2);
    await platform.time.advance(100);
    expect(platform.server.seen("metronome")).toHaveLength(3);
  });

  it("keeps nobody waiting while there is no network, and asks when it is back", async () => {
    const platform = createFakePlatform();
    platform.setOnline(false);
    const skywave = createSkywave(platform, { configuration: makeConfiguration() });
    void skywave.start();
    skywave.clock.now();
    await platform.time.advance(1000);
    await skywave.clock.whenAsked();
    expect(platform.server.seen("metronome")).toHaveLength(0);
    platform.setOnline(true);
    await platform.time.advance(5000);
    expect(platform.server.seen("metronome")).toHaveLength(1);
  });

  it("[S4.19] gives up a drift after eleven failures, and does not ask while the page is hidden", async () => {
    const { platform, clock } = await follow(0);
    await platform.time.advance(10_000);
    platform.time.setSystem(NOW + 60 * MINUTE);
    platform.setVisible(false);
    await platform.time.advance(0);
    expect(platform.server.seen("metronome")).toHaveLength(3);
    platform.server.answer("metronome", { kind: "lost" });
    clock.now();
    await platform.time.advance(10 * MINUTE);
    expect(platform.server.seen("metronome")).toHaveLength(3 + 11);
  });

  it("tells that the time cannot be asked for without a configuration, and asks once there is one", async () => {
    const platform = createFakePlatform();
    let isThere = false;
    const clock = createServerClock({
      platform,
      call: async () => ({ ok: true, data: { data: { time: NOW } } }) as never,
      configuration: async () => {
        if (!isThere) throw new Error("no configuration");
        return makeConfiguration();
      },
      onUpdated: () => undefined,
    });
    clock.follow();
    await clock.whenAsked();
    expect(platform.logged).toEqual([
      {
        level: "error",
        message: "Time config is not available",
        details: { cause: expect.objectContaining({ message: "no configuration" }) },
      },
    ]);
    isThere = true;
    clock.follow();
    await clock.whenAsked();
    await platform.time.advance(0);
    expect(clock.reading().latencies).toEqual([0]);
  });
});
