import { describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { formatJurisdiction, formatBillPlace } from "./format-bill-place.ts";

const english = makeTranslator("en-CA", {});
const french = makeTranslator("fr-CA", {});

describe("whose law a tax is", () => {
  it.each([
    ["CA-QC", "region", "Quebec", "Québec"],
    ["CA-BC", "region", "British Columbia", "Colombie-Britannique"],
    ["US-WA", "region", "Washington", "Washington"],
    ["CA", "country", "Canada", "Canada"],
    ["US", "country", "United States", "États-Unis"],
  ])("is said of %s in each language", (jurisdiction, jurisdictionLevel, inEnglish, inFrench) => {
    const tax = { jurisdiction, jurisdictionLevel };
    expect([formatJurisdiction(tax, english), formatJurisdiction(tax, french)]).toEqual([
      inEnglish,
      inFrench,
    ]);
  });

  it("is its code where the place has no name here", () => {
    expect(formatBillPlace("XX", french)).toBe("XX");
  });
});
