import { describe, expect, it } from "vitest";
import { seededRandom } from "../testing/seeded-random.ts";
import { createFakePlatform, NOW } from "../testing/index.ts";
import { createServerTimeEstimate } from "./estimate-server-time.ts";

const SETTINGS = {
  postInitializationPollInterval: 1_800_000,
  maxTwoWayLatency: 5000,
  maxDiscrepancyInterval: 5000,
};
const FIVE_YEARS = 5 * 365 * 86_400_000;
const RUNS = 3000;

/** A world with a true time, a wrong system clock, and a way to the server whose two halves differ. */
function openWorld(seed: number) {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  let truth = NOW;
  let monotonic = between(0, 1e9);
  let systemOffset = random() < 0.3 ? between(-6000, 6000) : between(-FIVE_YEARS, FIVE_YEARS);
  const platform = {
    ...createFakePlatform(),
    systemNow: () => truth + systemOffset,
    monotonicNow: () => monotonic,
  };
  const estimate = createServerTimeEstimate(platform);
  const pass = (milliseconds: number) => {
    truth += milliseconds;
    monotonic += milliseconds;
  };
  return {
    estimate,
    between,
    random,
    pass,
    /** The system clock is set, by anything up to years. */
    jump() {
      systemOffset += between(-1, 1) * (random() < 0.5 ? 20_000 : FIVE_YEARS);
    },
    /** The machine sleeps, and its monotonic clock with it. */
    sleep() {
      truth += between(10_000, 1e8);
    },
    ask() {
      const [there, back] = [between(0, 2500), random() < 0.3 ? 0 : between(0, 2500)];
      const sentAt = monotonic;
      pass(there);
      const serverTime = truth;
      pass(back);
      estimate.add({ serverTime, sentAt, receivedAt: monotonic }, SETTINGS);
      return there + back;
    },
    truth: () => truth,
    system: () => truth + systemOffset,
  };
}

describe("the served time", () => {
  it(`[S4.18] [S9.06] is within half the round trip of the truth, or the system clock within 5 s, in ${RUNS} worlds`, () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const world = openWorld(seed);
      const rounds = 1 + Math.floor(world.random() * 6);
      for (let round = 0; round < rounds; round += 1) {
        if (world.random() < 0.3) world.jump();
        if (world.random() < 0.2) world.sleep();
        world.pass(world.between(0, 60_000));
        const roundTrip = world.ask();
        const { now, usingClock, internalTime } = world.estimate.reading();
        const where = `seed ${seed}, round ${round}`;
        expect(Math.abs(internalTime - world.truth()), where).toBeLessThanOrEqual(roundTrip / 2 + 0.01);
        const isFar = Math.abs(world.system() - internalTime) >= 5000;
        expect(isFar && usingClock === "system", where).toBe(false);
        expect(now, where).toBe(usingClock === "internal" ? Math.round(internalTime) : world.system());
      }
    }
  });

  it("[S4.18] changes to the internal clock at the very reading at which the system clock is 5 s off", () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const world = openWorld(seed);
      world.ask();
      world.jump();
      world.pass(world.between(0, 60_000));
      const { now, internalTime } = world.estimate.reading();
      expect(Math.abs(now - internalTime), `seed ${seed}`).toBeLessThan(5000);
    }
  });

  it("[S4.18] goes back to the system clock only with a new session, and only within 5 s", () => {
    const world = openWorld(1);
    world.ask();
    world.jump();
    expect(world.estimate.reading().usingClock).toBe("internal");
    world.estimate.reconsider();
    expect(world.estimate.reading().usingClock).toBe("internal");

    const platform = createFakePlatform();
    const estimate = createServerTimeEstimate(platform);
    estimate.add({ serverTime: NOW + 6000, sentAt: 0, receivedAt: 0 }, SETTINGS);
    expect(estimate.reading().usingClock).toBe("internal");
    platform.time.setSystem(NOW + 6000);
    expect(estimate.reading().usingClock).toBe("internal");
    estimate.reconsider();
    expect(estimate.reading().usingClock).toBe("system");
  });

  it("[S5.18] is not moved by an answer that was longer on its way than the most allowed", () => {
    const estimate = createServerTimeEstimate(createFakePlatform());
    for (const roundTrip of [5001, Number.NaN, Number.POSITIVE_INFINITY, -5001])
      estimate.add({ serverTime: 1, sentAt: 0, receivedAt: roundTrip }, SETTINGS);
    expect(estimate.reading()).toMatchObject({ usingClock: "system", now: NOW, latencies: [] });
  });
});
