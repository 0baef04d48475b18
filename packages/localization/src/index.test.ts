import { describe, expect, it } from "vitest";
import { dictionaries, LOCALES } from "./index.ts";

const blanksIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([blank]) => blank))].toSorted().join(" ");
const reference = dictionaries["en-US"];

describe.each(LOCALES)("the dictionaries in %s", (locale) => {
  const entries = Object.entries(dictionaries[locale]).flatMap(([name, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ name, key, text })),
  );

  it("has a text behind every key", () => {
    expect(entries.filter(({ text }) => text.trim() === "")).toEqual([]);
  });

  it("names each key in one dictionary only", () => {
    const keys = entries.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("fills the same blanks as the English original", () => {
    const english = Object.assign({}, ...Object.values(reference)) as Record<string, string>;
    const differing = entries.filter(({ key, text }) => blanksIn(text) !== blanksIn(english[key] ?? ""));
    expect(differing).toEqual([]);
  });
});

/** Address forms, amounts and gift cards are walked in English Canada too; the rest is its spelling and its numbers. */
const CANADIAN_WORDS = {
  account: ["account.state.cancelled"],
  checkout: [
    "billing.region",
    "billing.region-choose",
    "billing.postal-code",
    "billing.address-filled",
    "field.region.empty",
    "field.postal.empty",
    "field.postal.invalid",
    "field.postal.wrongRegion",
    "review.no-tax",
    "complete-order.CS_INELIGIBLE_RADIO",
  ],
  common: ["footer.signal", "footer.copyright", "price-path.before-tax-note", "price-path.after-tax-note"],
  entitlement: ["entitlement.text"],
  gifts: ["gift.terms.use"],
  lookup: ["identify.or-zip", "identify.one-of-two-empty", "identified.pay-text"],
  plans: ["cancel.done"],
  privacy: ["privacy.signal"],
  radios: [
    "find-radio.way.LPL",
    "find-radio.plate",
    "find-radio.plate-empty",
    "find-radio.region",
    "find-radio.region-choose",
    "find-radio.region-empty",
    "find-radio.not-found.RID",
    "find-radio.not-found.VIN",
  ],
  security: ["security.phone-new", "security.contact.error.INVALID_PHONE_NUMBER"],
  self: ["stop-calls.number-hint", "stop-calls.error.INVALID_PHONE_NUMBER"],
  support: [
    "help.pause-plan.question",
    "help.refund.answer",
    "how-to-cancel.refunds-text",
    "how-to-cancel.elsewhere-text",
  ],
};

describe("the dictionaries of English Canada", () => {
  // Journeys without a price, a law or a place walk in American English and French alone (tests/e2e/support/visits.ts).
  it("differ from the American ones in the legal texts and in these words, so that no page there goes unread", () => {
    const american = Object.assign({}, ...Object.values(reference)) as Record<string, string>;
    const differing = Object.entries(dictionaries["en-CA"])
      .map(([name, texts]) => [name, differingKeys(texts, american)] as const)
      .filter(([name, keys]) => name !== "legal" && keys.length > 0);
    expect(Object.fromEntries(differing)).toEqual(CANADIAN_WORDS);
  });
});

const differingKeys = (texts: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>) =>
  Object.keys(texts).filter((key) => texts[key] !== others[key]);

describe("the French dictionaries", () => {
  const texts = Object.values(dictionaries["fr-CA"]).flatMap((dictionary) => Object.values(dictionary));

  it("uses guillemets, never English quotation marks", () => {
    expect(texts.filter((text) => /[“”"]/.test(text))).toEqual([]);
  });

  it("sets a no-break space before the signs that need one in Quebec, and none before the others", () => {
    expect(
      texts.filter((text) => /[^\u00a0\d]:(?!\/\/|\d)|[^\u00a0]»|«[^\u00a0]|\s[;!?]/.test(text)),
    ).toEqual([]);
  });
});
