import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OfferPhase } from "../offers/offer.ts";
import { billsFrom } from "../pricing/bills-from.ts";
import { newSchedule } from "../pricing/subscription-schedule.ts";
import { endAtOnce, endAtTermEnd, pause, resume, suspend, switchAtTermEnd } from "./change-schedule.ts";
import { nextTryOn, type OpenBill } from "./dunning.ts";
import { nextStep, type StepFacts } from "./next-step.ts";
import { stateOn } from "./state-on.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const START = day("2026-01-31");
const monthly = (total: number): OfferPhase => ({
  type: "AutoRenewing",
  duration: "infinite",
  billingPeriod: { length: 1, timeUnit: "months" },
  price: { productAmountInCents: total, royaltyFeeInCents: 0 },
});
const schedule = newSchedule({ phases: [monthly(1000)], started: START });
const facts = (override: Partial<StepFacts> = {}): StepFacts => ({
  schedule,
  billedCount: 1,
  turnedUntil: START,
  openBill: undefined,
  isSuspended: false,
  isBilledHere: true,
  ...override,
});
const openBill = (override: Partial<OpenBill> = {}): OpenBill => ({
  dueOn: day("2026-02-28"),
  lastTry: { on: day("2026-02-28"), paymentMethodId: "pm_1", isFinal: false },
  paymentMethodId: "pm_1",
  ...override,
});
const step = (given: StepFacts) => {
  const next = nextStep(given);
  return next && `${next.kind} ${next.on.toString()}`;
};

describe("nextStep", () => {
  test("bills when the next period starts", () => {
    expect(step(facts())).toBe("bill 2026-02-28");
  });

  test("tries the card of an unpaid bill again before anything else is billed", () => {
    expect(step(facts({ billedCount: 2, openBill: openBill() }))).toBe("try 2026-03-03");
  });

  test("suspends after the days of grace, and writes off in the end", () => {
    const hopeless = openBill({
      lastTry: { on: day("2026-02-28"), paymentMethodId: "pm_1", isFinal: true },
    });
    expect(step(facts({ billedCount: 2, openBill: hopeless }))).toBe("suspend 2026-03-07");
    const suspended = suspend(schedule, day("2026-03-07"));
    const later = facts({
      schedule: suspended,
      billedCount: 2,
      openBill: hopeless,
      isSuspended: true,
      turnedUntil: day("2026-03-07"),
    });
    expect(step(later)).toBe("writeOff 2026-03-30");
  });

  test("turns where a switch, a pause or the end takes effect", () => {
    const today = day("2026-02-10");
    expect(
      step(facts({ schedule: switchAtTermEnd(schedule, { today, phases: [monthly(500)], offerKey: "" }) })),
    ).toBe("turn 2026-02-28");
    expect(step(facts({ schedule: pause(schedule, { today, months: 2 }) }))).toBe("turn 2026-02-28");
    expect(step(facts({ schedule: endAtTermEnd(schedule, today) }))).toBe("turn 2026-02-28");
  });

  test("comes to nothing after the end", () => {
    const ended = endAtTermEnd(schedule, day("2026-02-10"));
    const left = { openBill: openBill(), nextAdvanceMessageBy: () => day("2026-03-01"), billedCount: 0 };
    expect(nextStep(facts({ schedule: ended, turnedUntil: day("2026-02-28"), ...left }))).toBeUndefined();
    expect(step(facts({ schedule: ended, turnedUntil: day("2026-02-27"), ...left }))).toBe("turn 2026-02-28");
  });

  test("bills nothing that somebody else bills, nor while service is stopped", () => {
    expect(nextStep(facts({ isBilledHere: false }))).toBeUndefined();
    expect(nextStep(facts({ isSuspended: true }))).toBeUndefined();
    const paused = pause(schedule, { today: day("2026-02-10"), months: 2 });
    expect(step(facts({ schedule: paused, isBilledHere: false, turnedUntil: day("2026-02-28") }))).toBe(
      "turn 2026-04-28",
    );
  });

  test("tells its owner before the bill, and on one day after it", () => {
    expect(step(facts({ nextAdvanceMessageBy: () => day("2026-02-27") }))).toBe("advanceMessage 2026-02-27");
    expect(step(facts({ nextAdvanceMessageBy: () => day("2026-02-28") }))).toBe("bill 2026-02-28");
    expect(step(facts({ nextAdvanceMessageBy: () => day("2026-03-01") }))).toBe("bill 2026-02-28");
  });

  test("writes off what is unpaid on the day of an end, and turns on every other day", () => {
    const unpaid = { billedCount: 2, isSuspended: true, turnedUntil: day("2026-03-07") };
    const ending = suspend(endAtTermEnd(schedule, day("2026-03-01")), day("2026-03-07"));
    expect(step(facts({ ...unpaid, schedule: ending }))).toBe("writeOff 2026-03-31");
    expect(step(facts({ ...unpaid, schedule: ending, isSuspended: false }))).toBe("turn 2026-03-31");
    expect(step(facts({ ...unpaid, schedule: ending, turnedUntil: day("2026-03-06") }))).toBe(
      "turn 2026-03-07",
    );
  });
});

describe("nextTryOn", () => {
  test("follows the schedule by the day, never twice on one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (daysLater) => {
        const dueOn = day("2026-02-28");
        const on = dueOn.add({ days: daysLater });
        const next = nextTryOn(openBill({ lastTry: { on, paymentMethodId: "pm_1", isFinal: false } }));
        const daysOn = next && on.until(next, { largestUnit: "days" }).days;
        expect(daysOn === undefined ? daysLater >= 28 : daysOn > 0).toBe(true);
      }),
    );
  });

  test("leaves a card alone that the bank will never take, but tries another one", () => {
    const lastTry = { on: day("2026-02-28"), paymentMethodId: "pm_1", isFinal: true } as const;
    expect(nextTryOn(openBill({ lastTry }))).toBeUndefined();
    expect(nextTryOn(openBill({ lastTry, paymentMethodId: "pm_2" }))?.toString()).toBe("2026-03-03");
    expect(nextTryOn(openBill({ lastTry, paymentMethodId: undefined }))).toBeUndefined();
  });
});

describe("stateOn", () => {
  const at = (given: typeof schedule, iso: string, override = {}) =>
    stateOn(given, { today: day(iso), isUnpaid: false, endedUnpaid: false, ...override });

  test("follows the life from day to day", () => {
    expect(at(schedule, "2026-02-10")).toBe("active");
    expect(at(schedule, "2026-03-01", { isUnpaid: true })).toBe("past_due");
    const ending = endAtTermEnd(schedule, day("2026-02-10"));
    expect(at(ending, "2026-02-27")).toBe("pending_cancellation");
    expect(at(ending, "2026-02-28")).toBe("cancelled");
    const paused = pause(schedule, { today: day("2026-02-10"), months: 1 });
    expect([at(paused, "2026-02-27"), at(paused, "2026-02-28"), at(paused, "2026-03-28")]).toEqual([
      "active",
      "paused",
      "active",
    ]);
  });

  test("tells of several things the one that takes most away", () => {
    const suspended = suspend(schedule, day("2026-03-07"));
    expect(at(suspended, "2026-03-08", { isUnpaid: true })).toBe("suspended");
    const gone = endAtOnce(suspended, { on: day("2026-03-30"), refund: "proRata" });
    expect(at(gone, "2026-03-30", { isUnpaid: true, endedUnpaid: true })).toBe("expired");
  });

  test("is over where the last phase has an end", () => {
    const twoMonths = { ...monthly(1000), duration: { length: 2, timeUnit: "months" } } as const;
    const fixed = newSchedule({ phases: [twoMonths], started: START });
    expect([at(fixed, "2026-03-30"), at(fixed, "2026-03-31")]).toEqual(["active", "expired"]);
  });
});

describe("resume", () => {
  test("moves the next bill by the days without service", () => {
    const again = resume(suspend(schedule, day("2026-03-07")), day("2026-03-16"));
    const [bill] = billsFrom(again, 2).take(1);
    expect(bill?.on.toString()).toBe("2026-04-09");
  });
});
