import { dictionaries } from "@skywave/localization";
import { describe, expect, it } from "vitest";
import { formatWait } from "./format-period.ts";
import { makeTranslator } from "./translate.ts";

describe("formatWait", () => {
  it.each([
    [0, "1 second"],
    [119.2, "120 seconds"],
    [120, "2 minutes"],
    [7_199, "120 minutes"],
    [7_200, "2 hours"],
    [19_140, "6 hours"],
  ])("says %s seconds as %s, and never less than there is to wait", (seconds, words) => {
    expect(formatWait(makeTranslator("en-US", dictionaries["en-US"].common), seconds)).toBe(words);
  });

  it("says it in French", () => {
    expect(formatWait(makeTranslator("fr-CA", dictionaries["fr-CA"].common), 19_140)).toBe("6 heures");
  });
});
