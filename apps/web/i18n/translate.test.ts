import { describe, expect, it } from "vitest";
import { makeTranslator } from "./translate.ts";

const texts = {
  "flow.step": "Step {current} of {total}",
  "duration.months.one": "{count} month",
  "duration.months.other": "{count} months",
};

describe("makeTranslator", () => {
  const translate = makeTranslator("en-US", texts);

  it("fills the blanks of a text", () => {
    expect(translate("flow.step", { current: 1, total: 4 })).toBe("Step 1 of 4");
  });

  it("leaves a blank that nobody fills", () => {
    expect(translate("flow.step", { current: 1 })).toBe("Step 1 of {total}");
  });

  it("shows the key of a text that is missing", () => {
    expect(translate("header.sign-in")).toBe("header.sign-in");
  });

  it("picks the form that goes with the count", () => {
    expect(translate.plural("duration.months", 1)).toBe("1 month");
    expect(translate.plural("duration.months", 3)).toBe("3 months");
  });

  it("counts nothing as one in French", () => {
    expect(makeTranslator("fr-CA", texts).plural("duration.months", 0)).toBe("0 month");
  });
});
