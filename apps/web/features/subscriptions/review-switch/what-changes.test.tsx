import type { Offer } from "@skywave/contract";
import { dictionaries, type Locale, LOCALES } from "@skywave/localization";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { WhatChanges } from "./what-changes.tsx";

const large = makeOffer();
const small = makeOffer({
  name: "Music",
  inclusions: {
    channels: 18,
    devicesAtOnce: 1,
    soundQuality: "standard",
    hasOfflineListening: false,
    hasMusicWithoutAds: true,
    extras: [],
  },
});

afterEach(cleanup);

async function linesOf(from: Offer, to: Offer, locale: Locale = "en-US") {
  const translate = makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));
  const subscription = makeSubscription({ offers: { active: from, pending: null } });
  const Page = () => <WhatChanges subscription={subscription} offer={to} />;
  renderPage(Page, { fake: fakeSkywave({}), translate });
  const headings = await screen.findAllByRole("heading", { level: 3 });
  const said = headings.map(({ textContent, nextElementSibling }) => [
    textContent,
    ...[...(nextElementSibling?.children ?? [])].map((line) => line.lastChild?.textContent),
  ]);
  const heading = screen.getByRole("heading", { level: 2 }).textContent;
  const { textContent } = document.body;
  cleanup();
  return { heading, said, textContent };
}

const LARGER = [
  "6 channels",
  "2 devices at a time",
  "High sound quality",
  "Offline listening",
  "Live play-by-play sports",
];

describe("WhatChanges", () => {
  it("says what a larger plan brings, that nothing is lost, and what is paid in place of what", async () => {
    const { heading, said, textContent } = await linesOf(small, large);
    expect(heading).toBe("From Music to All Access");
    const [gained, lost] = said;
    expect(gained).toEqual(["You gain", "6 more channels", "2 more devices at a time", ...LARGER.slice(2)]);
    expect(lost?.[0]).toBe("You lose");
    expect(textContent).toContain("You loseNothing");
    expect(textContent).toContain("You pay$11.99 a monthNow: $11.99 a month");
  });

  it("says what a smaller plan takes away", async () => {
    const { said, textContent } = await linesOf(large, small);
    expect(said[1]).toEqual(["You lose", ...LARGER]);
    expect(textContent).toContain("You gainNothing");
  });

  it("says that a plan with the same in it includes what there is now", async () => {
    const { textContent } = await linesOf(large, makeOffer({ baseTerm: "Annual" }));
    expect(textContent).toContain("Includes everything you have now.");
    expect(textContent).not.toContain("You lose");
  });

  it("compares only prices where it isn't known what a plan includes", async () => {
    const { inclusions: _unknown, ...unknown } = small;
    const { said, textContent } = await linesOf(large, unknown);
    expect(said.map(([heading]) => heading)).toEqual(["You pay"]);
    expect(textContent).not.toContain("Includes everything");
  });

  it.each(LOCALES)("has words for everything in %s", async (locale) => {
    for (const [from, to] of [
      [small, large],
      [large, small],
    ] as const)
      expect((await linesOf(from, to, locale)).textContent).not.toMatch(/change\.|inclusions\./);
  });
});
