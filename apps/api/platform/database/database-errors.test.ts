import { describe, expect, test } from "vitest";
import { isDatabaseUnavailable, isLockCollision, isUniqueViolation } from "./database-errors.ts";

/** As the query builder throws it: the database's own error is the cause. */
const failed = (code: string, message = "of the database") =>
  new Error("Failed query", { cause: Object.assign(new Error(message), { code }) });

describe("a failed statement", () => {
  test.each([
    "53000",
    "53100",
    "53200",
    "53300",
    "53400",
    "08006",
    "57P01",
    "57014",
    "25006",
    "ENOSPC",
    "ECONNREFUSED",
  ])("means that the database cannot be asked: %s", (code) => {
    expect(isDatabaseUnavailable(failed(code))).toBe(true);
    expect(isLockCollision(failed(code))).toBe(false);
  });

  test.each(["55P03", "40P01", "40001"])("means that somebody else was at it: %s", (code) => {
    expect([isLockCollision(failed(code)), isDatabaseUnavailable(failed(code))]).toEqual([true, false]);
  });

  test.each(["23505", "22021", "42601", "5310", "153100"])("means neither: %s", (code) => {
    expect([isLockCollision(failed(code)), isDatabaseUnavailable(failed(code))]).toEqual([false, false]);
    expect(isUniqueViolation(failed(code))).toBe(code === "23505");
  });
});
