import { describe, expect, test } from "vitest";
import type { OfferPhase, PhaseType } from "../offers/offer.ts";
import { dueNowInCents, type OrderCharges, orderChargesFor } from "./order-charges.ts";
import { newSchedule, type SubscriptionSchedule } from "./subscription-schedule.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const TODAY = day("2026-01-10");
const phase = (type: PhaseType, cents: number, months?: number): OfferPhase => ({
  type,
  duration: months === undefined ? "infinite" : { length: months, timeUnit: "months" },
  billingPeriod: { length: 1, timeUnit: "months" },
  price: { productAmountInCents: cents, royaltyFeeInCents: 0 },
});
const scheduleOf = (...phases: OfferPhase[]) => newSchedule({ phases, started: TODAY });
const free = phase("Free", 0, 2);
const reduced = phase("Introductory", 500, 3);
const full = phase("AutoRenewing", 1000);

/** The first days and amounts of each group. */
function summaryOf(schedule: SubscriptionSchedule, billedCount = 0) {
  const groups = orderChargesFor(schedule, { today: TODAY, billedCount });
  return Object.fromEntries(
    Object.entries(groups).map(([name, charges]: [string, OrderCharges["zeroCharge"]]) => [
      name,
      charges.map(({ period, totalInCents }) => `${period.start.toString()} ${totalInCents}`),
    ]),
  );
}
const NONE = { oneTimeCharge: [], repeatingCharge: [], ongoingCharge: [], zeroCharge: [] };

describe("orderChargesFor", () => {
  test("puts the free part, the reduced bills and the first full one each into its group", () => {
    expect(summaryOf(scheduleOf(free, reduced, full))).toEqual({
      ...NONE,
      zeroCharge: ["2026-01-10 0"],
      repeatingCharge: ["2026-03-10 500", "2026-04-10 500", "2026-05-10 500"],
      ongoingCharge: ["2026-06-10 1000"],
    });
  });

  test("has the first bill due now, whatever price it is at", () => {
    expect(summaryOf(scheduleOf(reduced, full))).toMatchObject({
      oneTimeCharge: ["2026-01-10 500"],
      repeatingCharge: ["2026-02-10 500", "2026-03-10 500"],
    });
    expect(summaryOf(scheduleOf(full))).toEqual({
      ...NONE,
      oneTimeCharge: ["2026-01-10 1000"],
      ongoingCharge: ["2026-02-10 1000"],
    });
  });

  test("leaves out what was billed before, and has what is given back due now", () => {
    const before = newSchedule({ phases: [full], started: day("2025-12-20") });
    const schedule: SubscriptionSchedule = {
      ...before,
      plans: [
        ...before.plans,
        { from: TODAY, phases: [phase("AutoRenewing", 2000)], offerKey: "", isAtOnce: true },
      ],
    };
    // 10 of 31 days of $10.00.
    expect(summaryOf(schedule, 1)).toEqual({
      ...NONE,
      oneTimeCharge: ["2026-01-10 -323", "2026-01-10 2000"],
      ongoingCharge: ["2026-02-10 2000"],
    });
    expect(dueNowInCents(orderChargesFor(schedule, { today: TODAY, billedCount: 1 }))).toBe(1677);
  });

  test("has nothing to charge of an offer without phases", () => {
    const groups = orderChargesFor(scheduleOf(), { today: TODAY, billedCount: 0 });
    expect(groups).toEqual(NONE);
    expect(dueNowInCents(groups)).toBe(0);
  });
});
