import { describe, expect, test } from "vitest";
import { newSchedule, type SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import { pause } from "../schedule/change-schedule.ts";
import type { OfferPhase } from "../offers/offer.ts";
import {
  forStudentTime,
  fullPriceOn,
  lengthenStudentTime,
  nextBillAfter,
  renewableFrom,
  studentUntil,
} from "./student-time.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const MONTH = { length: 1, timeUnit: "months" } as const;
const phases: OfferPhase[] = [
  {
    type: "Introductory",
    duration: { length: 12, timeUnit: "months" },
    billingPeriod: MONTH,
    price: { productAmountInCents: 499, royaltyFeeInCents: 0 },
  },
  {
    type: "AutoRenewing",
    duration: "infinite",
    billingPeriod: MONTH,
    price: { productAmountInCents: 1199, royaltyFeeInCents: 0 },
  },
];
const monthsOf = (of: readonly OfferPhase[] | undefined) =>
  of?.[0]?.duration === "infinite" ? undefined : of?.[0]?.duration.length;
const bought = (started: string): SubscriptionSchedule => newSchedule({ phases, started: day(started) });

describe("forStudentTime", () => {
  test.each([
    ["on the day of the verification, for the whole year", "2026-03-10", 12],
    ["four months after it, for the eight that are left", "2026-07-10", 8],
    ["four months and a day after it, for what falls due before it ends", "2026-07-11", 8],
    ["on its last day, for one bill", "2027-03-10", 1],
  ])("reduces the bills of a plan that is bought %s", (_when, from, months) => {
    const { phases: sold } = forStudentTime({ phases }, { from: day(from), until: day("2027-03-10") });
    expect(monthsOf(sold)).toBe(months);
    expect(sold[1]).toEqual(phases[1]);
  });

  test("leaves an offer alone that has no reduced time with an end", () => {
    const [reduced, full] = phases;
    if (reduced === undefined || full === undefined) throw new Error("no phases");
    const endless: OfferPhase = { ...reduced, duration: "infinite" };
    const yearOnly: OfferPhase = { ...full, duration: { length: 12, timeUnit: "months" } };
    for (const of of [[full], [], [endless], [yearOnly]]) {
      const plain = { phases: of };
      expect(forStudentTime(plain, { from: day("2026-03-10"), until: day("2026-04-10") })).toBe(plain);
    }
  });

  test("counts bills of a quarter by the quarter, and changes nothing that follows the reduced time", () => {
    const [reduced, full] = phases;
    if (reduced === undefined || full === undefined) throw new Error("no phases");
    const quarterly: OfferPhase = { ...reduced, billingPeriod: { length: 3, timeUnit: "months" } };
    const between: OfferPhase = { ...reduced, duration: { length: 2, timeUnit: "months" } };
    const sold = (from: string) =>
      forStudentTime({ phases: [quarterly, between, full] }, { from: day(from), until: day("2027-03-10") })
        .phases;
    expect(monthsOf(sold("2026-03-10"))).toBe(12);
    expect(monthsOf(sold("2026-07-10"))).toBe(9);
    expect(sold("2026-07-10").slice(1)).toEqual([between, full]);
  });

  test.each([
    ["a year of monthly bills", { length: 1, timeUnit: "years" }, MONTH, { length: 4, timeUnit: "months" }],
    [
      "a year of quarterly bills",
      { length: 12, timeUnit: "months" },
      { length: 3, timeUnit: "months" },
      { length: 6, timeUnit: "months" },
    ],
  ] as const)(
    "counts the bills of %s, in whatever units they are given",
    (_what, duration, billingPeriod, sold) => {
      const offer = {
        phases: phases.map((phase, index) => ({ ...phase, billingPeriod, ...(index === 0 && { duration }) })),
      };
      const cut = forStudentTime(offer, { from: day("2026-11-10"), until: day("2027-03-10") });
      expect(cut.phases[0]?.duration).toEqual(sold);
      const whole = forStudentTime(offer, { from: day("2026-03-10"), until: day("2028-03-10") });
      expect(whole.phases[0]?.duration).toEqual({ length: 12, timeUnit: "months" });
    },
  );
});

describe("studentUntil", () => {
  test("is twelve months from today, or from the end of a verification that is still good", () => {
    expect(studentUntil(day("2026-03-10"), undefined).toString()).toBe("2027-03-10");
    expect(studentUntil(day("2027-02-10"), day("2027-03-10")).toString()).toBe("2028-03-10");
    expect(studentUntil(day("2027-03-11"), day("2027-03-10")).toString()).toBe("2028-03-11");
    expect(renewableFrom(day("2027-03-10")).toString()).toBe("2027-01-09");
  });
});

describe("lengthenStudentTime", () => {
  const renewed = { today: day("2027-02-20"), until: day("2028-03-10") };

  test("adds the months of a renewed verification", () => {
    expect(monthsOf(lengthenStudentTime(bought("2026-03-10"), renewed))).toBe(24);
  });

  test("does nothing twice, and nothing after the price has stepped up", () => {
    const once = lengthenStudentTime(bought("2026-03-10"), renewed) ?? [];
    const [plan] = bought("2026-03-10").plans;
    const lengthened = { plans: plan ? [{ ...plan, phases: once }] : [] };
    expect(lengthenStudentTime(lengthened, renewed)).toBeUndefined();
    const late = { today: day("2027-03-10"), until: day("2028-03-10") };
    expect(lengthenStudentTime(bought("2026-03-10"), late)).toBeUndefined();
  });

  test("does nothing where no full price is known to come", () => {
    const [reduced] = phases;
    const schedule = newSchedule({
      phases: reduced === undefined ? [] : [reduced],
      started: day("2026-03-10"),
    });
    expect(fullPriceOn(schedule)).toBeUndefined();
    expect(lengthenStudentTime(schedule, renewed)).toBeUndefined();
    expect(lengthenStudentTime({ plans: [] }, renewed)).toBeUndefined();
  });

  test("counts the bills of the last plan only, not one of the plan before on the day of the switch", () => {
    const before = bought("2025-03-10");
    const [plan] = bought("2026-03-10").plans;
    const switched = { plans: plan === undefined ? [] : [...before.plans, plan] };
    expect(fullPriceOn(switched)?.toString()).toBe("2027-03-10");
    expect(monthsOf(lengthenStudentTime(switched, renewed))).toBe(24);
  });

  test("counts a pause as time in which nothing is billed", () => {
    const paused = pause(bought("2026-03-10"), { today: day("2027-02-20"), months: 2 });
    expect(fullPriceOn(paused)?.toString()).toBe("2027-05-10");
    expect(monthsOf(lengthenStudentTime(paused, renewed))).toBe(22);
  });

  test("keeps the months of a plan that is suspended, or about to end", () => {
    const suspended: SubscriptionSchedule = {
      ...bought("2026-03-10"),
      suspensionIntervals: [{ reason: "suspended", from: day("2027-03-01"), until: undefined }],
    };
    expect(monthsOf(lengthenStudentTime(suspended, renewed))).toBe(24);
    const ending: SubscriptionSchedule = {
      ...bought("2026-03-10"),
      end: { on: day("2027-03-10"), isAtOnce: false, refund: "none" },
    };
    expect(monthsOf(lengthenStudentTime(ending, renewed))).toBe(24);
  });
});

describe("nextBillAfter", () => {
  test("is the first bill that falls due later, and none once all are over", () => {
    const schedule = bought("2026-03-10");
    const after = (iso: string) => nextBillAfter(schedule, day(iso))?.toString();
    expect([after("2026-03-09"), after("2026-03-10"), after("2026-04-09")]).toEqual([
      "2026-03-10",
      "2026-04-10",
      "2026-04-10",
    ]);
    const [reduced] = phases;
    const fixed = newSchedule({ phases: reduced === undefined ? [] : [reduced], started: day("2026-03-10") });
    expect(nextBillAfter(fixed, day("2027-02-10"))).toBeUndefined();
  });
});
