import { describe, expect, test } from "vitest";
import { BillingDate, Instant, Period } from "./time.ts";

describe("days and instants", () => {
  test.each(["1900-01-01", "2026-02-28", "2999-12-31"])("take %s", (day) => {
    expect(BillingDate.safeParse(day).success).toBe(true);
    expect(Instant.safeParse(`${day}T23:59:59.999Z`).success).toBe(true);
  });

  // The end of the last is one that the calendar of a database does not reach.
  test.each(["0000-01-01", "1899-12-31", "3000-01-01", "9999-12-31", "2026-02-30"])("refuse %s", (day) => {
    expect(BillingDate.safeParse(day).success).toBe(false);
    expect(Instant.safeParse(`${day}T23:59:59.999Z`).success).toBe(false);
  });
});

describe("a period", () => {
  test.each(["days", "weeks", "months", "years"])("is a number of whole %s, one at least", (timeUnit) => {
    expect(Period.safeParse({ length: 1, timeUnit }).success).toBe(true);
    for (const length of [0, -1, 1.5]) expect(Period.safeParse({ length, timeUnit }).success).toBe(false);
  });

  test("has one of these units", () => {
    expect(Period.safeParse({ length: 1, timeUnit: "hours" }).success).toBe(false);
  });
});
