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

  test("finds a key whose text has a name, and one in a dictionary that is one file", () => {
    const named = {
      path: "packages/localization/src/help/en-us.ts",
      text: 'const REFUNDS = "Refunds";\nexport const helpEnUs = { "help.refunds": REFUNDS } as const;',
    };
    const whole = {
      path: "packages/localization/src/radios/radios-dictionary.ts",
      text: 'export const radios = defineDictionary({ "en-US": { "radio.one": "One" }, "fr-CA": { "radio.two": "Un" } });',
    };
    const found = checkTexts([dictionary, named, whole, page(ALL)]);
    expect(found).toHaveLength(2);
    expect(found.join()).toContain('"help.refunds"');
    expect(found.join()).toContain('"radio"');
  });

  test("takes a key in a comment for nobody's, and sees one behind a choice", () => {
    const commented = ALL.replace('translate("step.review");', '// translate("step.review")\n');
    expect(checkTexts([dictionary, page(commented)]).join()).toContain("step.review");
    const chosen = `${ALL} translate(isNew ? "step.new" : "step.review");`;
    expect(checkTexts([dictionary, page(chosen)]).join()).toContain("step.new");
  });

  test("reads a key that is put together from more than names", () => {
    const code = ALL.replace('translate("step.review")', "translate(`step.${pick(() => { return name; })}`)");
    expect(checkTexts([dictionary, page(code)])).toEqual([]);
  });

  test("takes what begins a key from the strings there are, and no more", () => {
    const begun = ALL.replace('translate("step.review")', "translate(`${kind}.review`)");
    expect(checkTexts([dictionary, page(`${begun} const kind = "step";`)])).toEqual([]);
    expect(checkTexts([dictionary, page(begun)]).join()).toContain("step.review");
    const joined = ALL.replace('translate("step.review")', "track(`${area}.${name}`)");
    expect(checkTexts([dictionary, page(joined)]).join()).toContain("step.review");
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
