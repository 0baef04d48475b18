import type { Offer } from "@skywave/contract";
import { dictionaries } from "@skywave/localization";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { OfferHeadline } from "./offer-headline.tsx";

const [free, full] = makeOffer().phases;
const texts = Object.assign({}, ...Object.values(dictionaries["en-US"]));

async function wordsOf(...phases: (Offer["phases"][number] | undefined)[]) {
  const offer = makeOffer({ phases: phases.filter((phase) => phase !== undefined) });
  const draw = () => (
    <main>
      <OfferHeadline offer={offer} look="line" />
    </main>
  );
  renderPage(draw, { fake: fakeSkywave(), translate: makeTranslator("en-US", texts) });
  const page = await screen.findByRole("main");
  return [...page.querySelectorAll("p")].map(({ textContent }) => textContent);
}

const YEAR = { length: 1, timeUnit: "years" } as const;
const yearly = full && { ...full, billingPeriod: YEAR, price: { ...full.price, total: 99.99 } };
const cheap = full && {
  ...full,
  type: "Introductory" as const,
  duration: { kind: "finite" as const, length: 3, timeUnit: "months" as const },
  price: { ...full.price, total: 5 },
};

afterEach(cleanup);

describe("OfferHeadline", () => {
  it("says after a free time what is paid, and how often", async () => {
    expect(await wordsOf(free, yearly)).toEqual([
      expect.stringMatching(/3 months/),
      expect.stringMatching(/\$99\.99.*year/),
    ]);
  });

  it("says how long a lower price holds, and the price and the period that follow", async () => {
    const [price, then] = await wordsOf(cheap, yearly);
    expect(price).toMatch(/^\$5\.00.*month/);
    expect(then).toMatch(/3 months.*\$99\.99.*year/);
  });

  it("promises no end where there is none, and names one where there is", async () => {
    expect((await wordsOf(full))[1]).toBe(texts["price-path.onwards"]);
    cleanup();
    expect((await wordsOf(free))[1]).toBe(texts["offers.then-ends"]);
  });
});
