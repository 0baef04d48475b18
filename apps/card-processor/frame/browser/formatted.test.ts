import { describe, expect, test } from "vitest";
import { brandRuleOf } from "../../cards/card-brand.ts";
import { caretAfter, formattedExpiry, formattedNumber } from "./formatted.ts";

describe("formattedNumber", () => {
  test.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    [" 4242-4242 4242\t4242 ", "4242 4242 4242 4242"],
    ["378282246310005", "3782 822463 10005"],
    ["37828224631000599", "3782 822463 10005"],
    ["４２４２", "4242"],
    ["42421", "4242 1"],
    ["card", ""],
  ])("%j is shown as %j", (typed, shown) => {
    expect(formattedNumber(typed, brandRuleOf(typed.replaceAll(/\D/g, "")))).toBe(shown);
  });
});

describe("formattedExpiry", () => {
  test.each([
    ["1", "", "1"],
    ["4", "", "04 / "],
    ["12", "1", "12 / "],
    ["1/", "1", "01 / "],
    ["12 / 2", "12 / ", "12 / 2"],
    ["1227", "", "12 / 27"],
    ["12/2027", "", "12 / 27"],
    ["2027", "", "20 / 27"],
    ["3/27", "", "03 / 27"],
    ["12 /", "12 / ", "12"],
    ["12 / ", "12 / 2", "12"],
    ["1", "12", "1"],
    ["", "1", ""],
  ])("%j after %j is shown as %j", (typed, previous, shown) => {
    expect(formattedExpiry(typed, previous)).toBe(shown);
  });
});

describe("caretAfter", () => {
  test("stays behind the digit it was behind", () => {
    expect(caretAfter("4242 4242", 0)).toBe(0);
    expect(caretAfter("4242 4242", 4)).toBe(4);
    expect(caretAfter("4242 4242", 5)).toBe(6);
    expect(caretAfter("4242", 9)).toBe(4);
  });
});
