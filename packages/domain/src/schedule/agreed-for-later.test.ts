import { describe, expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import type { SuspensionInterval, SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import {
  endAtOnce,
  endAtTermEnd,
  suspensionIntervalOn,
  moveTo,
  pause,
  periodOn,
  resume,
  revokeEnd,
  revokePause,
  suspend,
  switchAtOnce,
  switchAtTermEnd,
} from "./change-schedule.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const phases: OfferPhase[] = [
  {
    type: "AutoRenewing",
    duration: "infinite",
    billingPeriod: { length: 1, timeUnit: "months" },
    price: { productAmountInCents: 1000, royaltyFeeInCents: 0 },
  },
];
const plan = { phases, offerKey: "one" };
const other = { phases, offerKey: "other" };
/** Begins on 10 January; nothing else is agreed, not even an address. */
const schedule: SubscriptionSchedule = { plans: [{ ...plan, from: day("2026-01-10"), isAtOnce: true }] };
const interval = (
  reason: SuspensionInterval["reason"],
  from: string,
  until: string | undefined,
): SuspensionInterval => ({
  reason,
  from: day(from),
  until: until === undefined ? undefined : day(until),
});
const today = day("2026-03-20");

describe("periodOn", () => {
  test("is the period from its first day to the one before the next, and none before all", () => {
    expect(periodOn(schedule, day("2026-01-09"))).toBeUndefined();
    expect(periodOn(schedule, day("2026-02-09"))?.start.toString()).toBe("2026-01-10");
    expect(periodOn(schedule, day("2026-02-10"))?.start.toString()).toBe("2026-02-10");
  });
});

describe("pause", () => {
  test("begins with the next bill, and takes the place of a pause that was ahead", () => {
    const once = pause(schedule, { today, months: 2 });
    expect(once.suspensionIntervals).toEqual([interval("paused", "2026-04-10", "2026-06-10")]);
    expect(pause(once, { today, months: 1 }).suspensionIntervals).toEqual([
      interval("paused", "2026-04-10", "2026-05-10"),
    ]);
    expect(once.plans).toEqual(schedule.plans);
  });

  test("is taken back while it is ahead, without what has been", () => {
    const been = interval("paused", "2026-02-10", "2026-03-10");
    const paused = {
      ...schedule,
      suspensionIntervals: [been, interval("paused", "2026-04-10", "2026-05-10")],
    };
    expect(revokePause(paused, today)).toEqual({ ...schedule, suspensionIntervals: [been] });
    expect(revokePause(paused, day("2026-04-10"))).toEqual(paused);
    expect(revokePause(schedule, today)).toEqual({ ...schedule, suspensionIntervals: [] });
  });
});

describe("switchAtOnce and switchAtTermEnd", () => {
  test("take the place of each other and of a pause that is ahead", () => {
    const later = switchAtTermEnd(pause(schedule, { today, months: 1 }), { ...other, today });
    expect(later.plans.map(({ offerKey, from }) => [offerKey, from.toString()])).toEqual([
      ["one", "2026-01-10"],
      ["other", "2026-04-10"],
    ]);
    expect(later.suspensionIntervals).toEqual([]);
    const now = switchAtOnce(later, { ...other, on: today });
    expect(now.plans.at(-1)).toEqual({ ...other, from: today, isAtOnce: true });
    expect(now.plans).toHaveLength(2);
  });

  test("at once on a paused day, when nothing was billed, end the pause and break into no bill", () => {
    const paused = { ...schedule, suspensionIntervals: [interval("paused", "2026-03-10", "2026-05-10")] };
    const switched = switchAtOnce(paused, { ...other, on: today });
    expect(switched.plans.at(-1)?.isAtOnce).toBe(false);
    expect(switched.suspensionIntervals).toEqual([interval("paused", "2026-03-10", "2026-03-20")]);
  });
});

describe("suspend", () => {
  test("lasts until it is paid for, and takes what was agreed for later", () => {
    const switched = switchAtTermEnd(schedule, { ...other, today });
    expect(suspend(switched, today)).toEqual({
      ...schedule,
      suspensionIntervals: [interval("suspended", "2026-03-20", undefined)],
    });
  });

  test("leaves an end on its day, and gives the days until then back", () => {
    const suspended = suspend(endAtTermEnd(schedule, today), today);
    expect(suspended.suspensionIntervals).toEqual([interval("suspended", "2026-03-20", "2026-04-10")]);
    expect(suspended.end).toEqual({ on: day("2026-04-10"), isAtOnce: true, refund: "proRata" });
  });
});

describe("resume", () => {
  const suspended = suspend(schedule, today);

  test("cuts the interval off where service comes back, and takes it away on its own first day", () => {
    expect(resume(suspended, day("2026-03-25"))).toEqual({
      ...schedule,
      suspensionIntervals: [interval("suspended", "2026-03-20", "2026-03-25")],
    });
    expect(resume(suspended, today)).toEqual({ ...schedule, suspensionIntervals: [] });
  });

  test("leaves intervals alone that are over or ahead, and a life without one as it is", () => {
    const suspensionIntervals = [
      interval("paused", "2026-02-10", "2026-03-10"),
      interval("paused", "2026-05-10", "2026-06-10"),
    ];
    expect(
      resume(
        {
          ...schedule,
          suspensionIntervals: [...suspensionIntervals, interval("suspended", "2026-03-20", undefined)],
        },
        today,
      ).suspensionIntervals,
    ).toEqual(suspensionIntervals);
    expect(resume(schedule, today)).toBe(schedule);
    const paused = { ...schedule, suspensionIntervals };
    expect(resume(paused, day("2026-03-10"))).toBe(paused);
  });

  test("starts a plan now that was to start after the pause", () => {
    const paused = { ...schedule, suspensionIntervals: [interval("paused", "2026-03-10", "2026-05-10")] };
    const later = {
      ...paused,
      plans: [...schedule.plans, { ...other, from: day("2026-05-10"), isAtOnce: false }],
    };
    expect(resume(later, today).plans.map(({ from }) => from.toString())).toEqual([
      "2026-01-10",
      "2026-03-20",
    ]);
  });

  test("keeps an end that has come, and moves one that lies ahead to the end of the longer period", () => {
    const ending = suspend(endAtTermEnd(schedule, today), today);
    expect(resume(ending, day("2026-03-25")).end?.on.toString()).toBe("2026-04-15");
    const over = { ...ending, suspensionIntervals: [interval("suspended", "2026-03-20", undefined)] };
    expect(resume(over, day("2026-04-10")).end).toEqual(ending.end);
  });
});

describe("endAtOnce", () => {
  test.each([
    ["in a period that was billed", [], true],
    ["on a paused day", [interval("paused", "2026-03-10", "2026-05-10")], false],
    ["on a suspended day", [interval("suspended", "2026-03-15", undefined)], true],
  ])("%s breaks into it, if there is something to break into", (_when, suspensionIntervals, isAtOnce) => {
    const ended = endAtOnce({ ...schedule, suspensionIntervals }, { on: today, refund: "full" });
    expect(ended.end).toEqual({ on: today, isAtOnce, refund: "full" });
    expect(suspensionIntervalOn(ended, today)).toBeUndefined();
  });
});

describe("revokeEnd", () => {
  test("lets a suspension that would have ended with it go on until the bill is paid", () => {
    const ending = suspend(endAtTermEnd(schedule, today), today);
    expect(revokeEnd(ending)).toEqual({
      ...schedule,
      suspensionIntervals: [interval("suspended", "2026-03-20", undefined)],
    });
  });

  test("leaves every other interval as it is", () => {
    const suspensionIntervals = [
      interval("suspended", "2026-01-15", "2026-01-20"),
      interval("paused", "2026-03-10", "2026-04-10"),
      interval("suspended", "2026-05-10", undefined),
    ];
    const end = { on: day("2026-04-10"), isAtOnce: false, refund: "none" } as const;
    expect(revokeEnd({ ...schedule, suspensionIntervals, end })).toEqual({
      ...schedule,
      suspensionIntervals,
    });
    expect(revokeEnd({ ...schedule, suspensionIntervals })).toEqual({ ...schedule, suspensionIntervals });
  });
});

describe("moveTo", () => {
  const texas = { country: "US", state: "TX" } as const;
  const nevada = { country: "US", state: "NV" } as const;

  test("holds from tomorrow on, and takes the place of an address that was to hold from then", () => {
    const moved = moveTo(schedule, { today, address: texas });
    expect(moved.addresses).toEqual([{ from: day("2026-03-21"), address: texas }]);
    expect(moveTo(moved, { today, address: nevada }).addresses).toEqual([
      { from: day("2026-03-21"), address: nevada },
    ]);
    expect(moveTo(moved, { today: day("2026-03-21"), address: nevada }).addresses).toEqual([
      { from: day("2026-03-21"), address: texas },
      { from: day("2026-03-22"), address: nevada },
    ]);
  });
});
