import { describe, expect, test } from "vitest";
import type { Period } from "../calendar/billing-period.ts";
import type { OfferPhase } from "../offers/offer.ts";
import { billedPeriods } from "./billed-periods.ts";
import { type SuspensionInterval, newSchedule, type SubscriptionSchedule } from "./subscription-schedule.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const MONTH = { length: 1, timeUnit: "months" } as const;
const phase = (
  duration: OfferPhase["duration"],
  billingPeriod: Period,
  type: OfferPhase["type"] = "Introductory",
) => ({
  type,
  duration,
  billingPeriod,
  price: { productAmountInCents: 1000, royaltyFeeInCents: 0 },
});
const scheduleOf = (...phases: OfferPhase[]) => newSchedule({ phases, started: day("2026-01-10") });
const monthly = scheduleOf(phase("infinite", MONTH));

const periodsOf = (schedule: SubscriptionSchedule, count = 99) =>
  billedPeriods(schedule).take(count).toArray();
const spansOf = (schedule: SubscriptionSchedule, count?: number) =>
  periodsOf(schedule, count).map(({ start, end }) => `${start.toString()} ${end.toString()}`);

describe("the bills of a phase", () => {
  test.each<[string, Period, Period, number]>([
    ["a year by the month", { length: 1, timeUnit: "years" }, MONTH, 12],
    ["two years by the year", { length: 24, timeUnit: "months" }, { length: 1, timeUnit: "years" }, 2],
    ["four weeks by the week", { length: 28, timeUnit: "days" }, { length: 1, timeUnit: "weeks" }, 4],
    ["six weeks by the fortnight", { length: 6, timeUnit: "weeks" }, { length: 14, timeUnit: "days" }, 3],
    ["half a year by the quarter", { length: 6, timeUnit: "months" }, { length: 3, timeUnit: "months" }, 2],
  ])("fill %s", (_what, duration, billingPeriod, count) => {
    expect(periodsOf(scheduleOf(phase(duration, billingPeriod)))).toHaveLength(count);
  });

  test.each<[Period, Period]>([
    [
      { length: 5, timeUnit: "months" },
      { length: 3, timeUnit: "months" },
    ],
    [
      { length: 10, timeUnit: "days" },
      { length: 1, timeUnit: "weeks" },
    ],
    [{ length: 28, timeUnit: "days" }, MONTH],
    [
      { length: 1, timeUnit: "years" },
      { length: 1, timeUnit: "weeks" },
    ],
  ])("must fill it: of %j by %j is none", (duration, billingPeriod) => {
    expect(() => periodsOf(scheduleOf(phase(duration, billingPeriod)))).toThrow(RangeError);
  });

  test("are one, however long, where it is free", () => {
    const free = phase({ length: 3, timeUnit: "months" }, MONTH, "Free");
    expect(spansOf(scheduleOf(free, phase("infinite", MONTH)), 2)).toEqual([
      "2026-01-10 2026-04-10",
      "2026-04-10 2026-05-10",
    ]);
    expect(spansOf(scheduleOf(phase("infinite", MONTH, "Free")), 2)).toHaveLength(2);
  });

  test("are none without a plan", () => {
    expect(periodsOf({ plans: [] })).toEqual([]);
  });
});

describe("days without service", () => {
  const interval = (from: string, until?: string): SuspensionInterval => ({
    reason: "suspended",
    from: day(from),
    until: until === undefined ? undefined : day(until),
  });

  test("make the period longer that they are in, and move those that follow", () => {
    const schedule = { ...monthly, suspensionIntervals: [interval("2026-01-20", "2026-01-25")] };
    expect(spansOf(schedule, 2)).toEqual(["2026-01-10 2026-02-15", "2026-02-15 2026-03-15"]);
    expect(periodsOf(schedule, 1)[0]?.billedDays).toBe(31);
  });

  test("between two periods belong to neither", () => {
    const schedule = { ...monthly, suspensionIntervals: [interval("2026-02-10", "2026-04-01")] };
    expect(spansOf(schedule, 2)).toEqual(["2026-01-10 2026-02-10", "2026-04-01 2026-05-01"]);
  });

  test("end what is known while nobody knows their end", () => {
    expect(spansOf({ ...monthly, suspensionIntervals: [interval("2026-01-20")] })).toEqual([
      "2026-01-10 2026-02-10",
    ]);
    expect(spansOf({ ...monthly, suspensionIntervals: [interval("2026-02-10")] })).toEqual([
      "2026-01-10 2026-02-10",
    ]);
  });

  test("do not count as used where a life ends within the period", () => {
    const end = { on: day("2026-02-01"), isAtOnce: true, refund: "proRata" } as const;
    const used = (...suspensionIntervals: SuspensionInterval[]) =>
      periodsOf({ ...monthly, suspensionIntervals, end })[0]?.cut?.usedDays;
    expect(used()).toBe(22);
    expect(used(interval("2026-01-20", "2026-01-25"))).toBe(17);
    expect(used(interval("2026-01-12", "2026-01-14"), interval("2026-01-20", "2026-01-25"))).toBe(15);
    expect(used(interval("2026-01-30", "2026-02-20"))).toBe(20);
    expect(used(interval("2026-01-30"))).toBe(20);
  });
});

describe("the end of a plan", () => {
  const next = (from: string, isAtOnce: boolean) => ({
    ...monthly,
    plans: [
      ...monthly.plans,
      { from: day(from), phases: [phase("infinite", MONTH)], offerKey: "two", isAtOnce },
    ],
  });
  const cutsOf = (schedule: SubscriptionSchedule) =>
    periodsOf(schedule, 3).map(({ start, cut }) => `${start.toString()} ${cut?.by ?? "whole"}`);

  test("is cut off by a plan that starts at once, which is billed on that day from then on", () => {
    expect(cutsOf(next("2026-01-20", true))).toEqual([
      "2026-01-10 switch",
      "2026-01-20 whole",
      "2026-02-20 whole",
    ]);
  });

  test("is not billed any more on the day of a plan that follows it", () => {
    expect(cutsOf(next("2026-02-10", false))).toEqual([
      "2026-01-10 whole",
      "2026-02-10 whole",
      "2026-03-10 whole",
    ]);
  });

  test("on the day of a bill leaves that bill standing where it is at once, and none where it is not", () => {
    const endOn = (isAtOnce: boolean) =>
      cutsOf({ ...monthly, end: { on: day("2026-02-10"), isAtOnce, refund: "none" } });
    expect(endOn(true)).toEqual(["2026-01-10 whole", "2026-02-10 end"]);
    expect(endOn(false)).toEqual(["2026-01-10 whole"]);
  });

  test("comes before a plan that was to follow", () => {
    const end = { on: day("2026-01-15"), isAtOnce: true, refund: "none" } as const;
    expect(cutsOf({ ...next("2026-02-10", false), end })).toEqual(["2026-01-10 end"]);
  });
});
