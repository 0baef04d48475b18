import { describe, expect, test } from "vitest";
import { checkTexts } from "./check-texts.ts";

const dictionary = {
  path: "packages/localization/src/checkout/en-us.ts",
  text: 'export const checkoutEnUs = {\n  "step.offers": "Plan",\n  "step.review": "Review",\n  "months.one": "1",\n  "months.other": "2",\n  "offers.long":\n    "Long",\n};',
};
const page = (code: string) => ({ path: "apps/web/app/a.tsx", text: code });
const ALL =
  'translate("step.offers"); translate("step.review"); translate("months"); translate("offers.long");';

describe("checkTexts", () => {
  test("is content when every text is used and exists", () => {
    expect(checkTexts([dictionary, page(ALL)])).toEqual([]);
  });

  test("knows keys that are put together", () => {
    const code = 'translate(`step.${name}`); translate(`months.${form}`); say("offers.long");';
    expect(checkTexts([dictionary, page(code)])).toEqual([]);
  });

  test("refuses a text that nobody shows", () => {
    expect(checkTexts([dictionary, page(ALL.replace("step.review", "step.offers"))]).join()).toContain(
      "step.review",
    );
  });

  test("refuses a key that no dictionary has", () => {
    expect(checkTexts([dictionary, page(`${ALL} translate("step.gone");`)]).join()).toContain("step.gone");
  });
});
