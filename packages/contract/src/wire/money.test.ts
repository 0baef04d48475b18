import { describe, expect, test } from "vitest";
import { Amount } from "./money.ts";

describe("an amount", () => {
  test.each([0, 5, 12.7, 12.74, 0.29, 4503599627370.49, -3.5])("is taken in cents: %d", (amount) => {
    expect(Amount.safeParse(amount).success).toBe(true);
  });

  test.each([12.745, 0.001, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, "12.74"])(
    "is refused where it is none, or has a part of a cent: %s",
    (amount) => {
      expect(Amount.safeParse(amount).success).toBe(false);
    },
  );
});
