import { dictionaries, type Locale } from "@skywave/localization";
import { describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { makeOffer, makeYearlyOffer } from "#testing/make-offer.ts";
import { estimateOrder } from "./estimate-order.ts";
import { formatLater } from "./format-later.ts";

const NOW = Date.parse("2026-11-27T17:00:00Z");
const TEXAS = { country: "US", state: "TX" } as const;

/** Free for three months, then two at half the price. */
function makeIntroductoryOffer() {
  const [free, full] = makeOffer().phases;
  if (free === undefined || full === undefined) throw new Error("an offer is free for a time, then paid");
  const half = { productAmount: 5.51, mrfAmount: 0.48, total: 5.99 };
  const duration = { kind: "finite", length: 2, timeUnit: "months" } as const;
  return makeOffer({ phases: [free, { ...full, type: "Introductory", duration, price: half }, full] });
}

function say(
  offer = makeIntroductoryOffer(),
  { locale = "en-US", isPlaceKnown = true }: { locale?: Locale; isPlaceKnown?: boolean } = {},
) {
  const estimate = estimateOrder({ offers: [offer], place: isPlaceKnown ? TEXAS : undefined, now: NOW });
  const [plan] = estimate.plans;
  if (plan === undefined) throw new Error("nothing was estimated");
  const { common, checkout } = dictionaries[locale];
  const told = formatLater(
    plan,
    { estimate, isPlaceKnown },
    makeTranslator(locale, { ...common, ...checkout }),
  );
  return { ...told, text: told?.text.replaceAll(/\s/g, " ") };
}

describe("formatLater", () => {
  it("names each price that is charged before the last, and what a plan renews at", () => {
    const { text, bold } = say();
    expect(text).toMatchInlineSnapshot(
      `"From Feb 27, 2027, it’s $6.36 a month, tax included. All Access then renews at $12.74 a month, tax included, from Apr 27, 2027 until you cancel."`,
    );
    expect(bold?.every((words) => text?.includes(words.replaceAll(/\s/g, " ")))).toBe(true);
  });

  it("says that tax comes on top where the place is not known", () => {
    expect(say(makeIntroductoryOffer(), { isPlaceKnown: false }).text).toMatchInlineSnapshot(
      `"From Feb 27, 2027, it’s $5.99 a month, plus tax. All Access then renews at $11.99 a month, plus tax, from Apr 27, 2027 until you cancel."`,
    );
  });

  it("says of a plan of one price when it renews", () => {
    expect(say(makeYearlyOffer()).text).toMatchInlineSnapshot(
      `"All Access then renews at $127.49 a year, tax included, from Nov 27, 2027 until you cancel."`,
    );
    expect(say(makeOffer()).text).toMatchInlineSnapshot(
      `"All Access then renews at $12.74 a month, tax included, from Feb 27, 2027 until you cancel."`,
    );
  });

  it("says it in French", () => {
    expect(say(makeIntroductoryOffer(), { locale: "fr-CA" }).text).toMatchInlineSnapshot(
      `"Dès le 27 févr. 2027, c’est 6,36 $ par mois, taxes comprises. All Access se renouvelle ensuite à 12,74 $ par mois, taxes comprises, dès le 27 avr. 2027, jusqu’à ce que vous annuliez."`,
    );
  });

  it("says nothing of a plan that ends by itself", () => {
    const { phases } = makeOffer();
    expect(say(makeOffer({ phases: phases.slice(0, 1) })).text).toBeUndefined();
  });
});
