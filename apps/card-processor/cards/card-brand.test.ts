import { describe, expect, test } from "vitest";
import { brandRuleOf } from "./card-brand.ts";

describe("brandRuleOf", () => {
  test.each([
    ["4", "visa"],
    ["5555555555554444", "mastercard"],
    ["2223003122003222", "mastercard"],
    ["2220", "unknown"],
    ["2721", "unknown"],
    ["378282246310005", "amex"],
    ["6011111111111117", "discover"],
    ["30569309025904", "diners"],
    ["3566002020360505", "jcb"],
    ["6200000000000005", "unionpay"],
    ["", "unknown"],
    ["22", "unknown"],
  ])("%s is of the brand %s", (digits, brand) => {
    expect(brandRuleOf(digits).brand).toBe(brand);
  });

  test("a number of fifteen digits with a code of four is told from its first two", () => {
    expect(brandRuleOf("34")).toMatchObject({ lengths: [15], cvcLength: 4, groups: [4, 6, 5] });
  });
});
