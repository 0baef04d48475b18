import { describe, expect, test } from "vitest";
import { advance, dayOf, resumeOn, startCalendar } from "./billing-calendar.ts";
import { lengthInMonths, type Period, type TimeUnit } from "./billing-period.ts";
import { BILLING_TIME_ZONE } from "./billing-time-zone.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const period = (length: number, timeUnit: TimeUnit): Period => ({ length, timeUnit });

describe("advance", () => {
  const from = (iso: string, ...periods: Period[]) =>
    dayOf(periods.reduce(advance, startCalendar(day(iso)))).toString();

  test.each([
    ["2026-01-31", [period(1, "months")], "2026-02-28"],
    ["2026-01-31", [period(1, "months"), period(1, "months")], "2026-03-31"],
    ["2024-02-29", [period(2, "years")], "2026-02-28"],
    ["2024-02-29", [period(2, "years"), period(2, "years")], "2028-02-29"],
    ["2026-01-31", [period(2, "weeks"), period(1, "months")], "2026-03-14"],
    ["2026-01-29", [period(3, "days"), period(1, "months")], "2026-03-01"],
    ["2026-01-31", [period(1, "months"), period(1, "days"), period(1, "months")], "2026-04-01"],
  ])("from %s by %j is %s", (start, periods, end) => {
    expect(from(start, ...periods)).toBe(end);
  });
});

describe("resumeOn", () => {
  test("keeps the day of the month that was billed before where the new day is one of it", () => {
    const last = startCalendar(day("2025-11-30"));
    expect(resumeOn(last, day("2026-02-28"))).toEqual({ anchor: day("2025-11-30"), months: 3 });
    expect(resumeOn(last, day("2026-02-27"))).toEqual(startCalendar(day("2026-02-27")));
  });
});

test.each([
  [period(365, "days"), 12],
  [period(26, "weeks"), 6],
  [period(3, "months"), 3],
  [period(2, "years"), 24],
])("The length of %j compares as %i months", (length, months) => {
  const { count, outOf } = lengthInMonths(length);
  expect(count / outOf).toBe(months);
});

test("A billing day is over when the day is over on the East Coast", () => {
  const at = (iso: string) => Temporal.Instant.from(iso).toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate();
  expect(at("2026-03-10T03:59:59Z").toString()).toBe("2026-03-09");
  expect(at("2026-03-10T04:00:00Z").toString()).toBe("2026-03-10");
});
