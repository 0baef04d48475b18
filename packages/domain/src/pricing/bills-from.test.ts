import { describe, expect, test } from "vitest";
import type { OfferPhase, PhaseType } from "../offers/offer.ts";
import { billsFrom, nextPaidBill } from "./bills-from.ts";
import { newSchedule, type SubscriptionSchedule } from "./subscription-schedule.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const STARTED = day("2026-01-10");
const MONTH = { length: 1, timeUnit: "months" } as const;
const phase = (type: PhaseType, cents: number, months?: number): OfferPhase => ({
  type,
  duration: months === undefined ? "infinite" : { length: months, timeUnit: "months" },
  billingPeriod: MONTH,
  price: { productAmountInCents: cents, royaltyFeeInCents: 0 },
});
const scheduleOf = (...phases: OfferPhase[]) => newSchedule({ phases, started: STARTED });
const full = phase("AutoRenewing", 1000);

/** A schedule whose plan is broken into on a day by another one. */
function switchedOn(on: string, ...phases: OfferPhase[]): SubscriptionSchedule {
  const schedule = scheduleOf(full);
  return {
    ...schedule,
    plans: [...schedule.plans, { from: day(on), phases, offerKey: "two", isAtOnce: true }],
  };
}

/** Day, total and place of the first charge of each bill. */
const summaryOf = (schedule: SubscriptionSchedule, count: number, firstCharge?: number) =>
  billsFrom(schedule, firstCharge)
    .take(count)
    .map(({ on, totalInCents, firstCharge: place }) => `${on.toString()} ${totalInCents} ${place}`)
    .toArray();

describe("billsFrom", () => {
  test("gives a bill for each day on which something falls due", () => {
    expect(summaryOf(scheduleOf(phase("Free", 0, 2), full), 3)).toEqual([
      "2026-01-10 0 0",
      "2026-03-10 1000 1",
      "2026-04-10 1000 2",
    ]);
  });

  test("puts what is given back on one bill with what begins on that day", () => {
    const schedule = switchedOn("2026-01-20", phase("AutoRenewing", 2000));
    const [first, second] = billsFrom(schedule).take(2).toArray();
    expect(first?.charges.map(({ kind }) => kind)).toEqual(["period"]);
    expect(second?.charges.map(({ kind }) => kind)).toEqual(["credit", "period"]);
    // 21 of 31 days of $10.00 come back.
    expect(summaryOf(schedule, 3)).toEqual(["2026-01-10 1000 0", "2026-01-20 1323 1", "2026-02-20 2000 3"]);
  });

  test("goes on from a place, by which billing counts", () => {
    expect(summaryOf(scheduleOf(full), 2, 3)).toEqual(["2026-04-10 1000 3", "2026-05-10 1000 4"]);
  });

  test("ends with the last bill of a life that ends", () => {
    const schedule = {
      ...scheduleOf(full),
      end: { on: day("2026-02-20"), isAtOnce: false, refund: "none" },
    } as const;
    expect(summaryOf(schedule, 9)).toEqual(["2026-01-10 1000 0", "2026-02-10 1000 1"]);
    expect(summaryOf({ plans: [] }, 9)).toEqual([]);
  });
});

describe("nextPaidBill", () => {
  const nextOn = (schedule: SubscriptionSchedule, firstCharge: number) =>
    nextPaidBill(schedule, firstCharge)?.on.toString();

  test("passes over what is free", () => {
    expect(nextOn(scheduleOf(phase("Free", 0, 2), phase("Introductory", 0, 1), full), 0)).toBe("2026-04-10");
    expect(nextOn(scheduleOf(full), 1)).toBe("2026-02-10");
  });

  test("passes over a bill that gives more back than it asks for", () => {
    const schedule = switchedOn("2026-01-20", phase("Introductory", 1, 1), full);
    expect(nextPaidBill(schedule, 1)).toMatchObject({ on: day("2026-02-20"), totalInCents: 1000 });
  });

  test("is none where everything is free for ever, or the life is over", () => {
    expect(nextOn(scheduleOf(phase("Free", 0)), 0)).toBeUndefined();
    expect(nextOn(scheduleOf(full, phase("AutoRenewing", 0)), 0)).toBe("2026-01-10");
    expect(nextOn(scheduleOf(phase("Introductory", 500, 1), phase("AutoRenewing", 0)), 1)).toBeUndefined();
    expect(nextOn(scheduleOf(phase("Introductory", 500, 1)), 1)).toBeUndefined();
    expect(nextPaidBill({ plans: [] }, 0)).toBeUndefined();
  });

  test("waits for the paid plan that a free one gives way to", () => {
    const free = scheduleOf(phase("AutoRenewing", 0));
    const next = { from: day("2026-04-10"), phases: [full], offerKey: "two", isAtOnce: false };
    expect(nextOn({ ...free, plans: [...free.plans, next] }, 0)).toBe("2026-04-10");
  });

  test("waits for what is still paid before a plan that is free for ever", () => {
    const paid = scheduleOf(phase("Free", 0, 2), full);
    const free = { from: day("2026-05-10"), phases: [phase("Free", 0)], offerKey: "two", isAtOnce: false };
    expect(nextOn({ ...paid, plans: [...paid.plans, free] }, 0)).toBe("2026-03-10");
  });
});
