import type { Location } from "@skywave/contract";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { OfferFeatures } from "./offer-features.tsx";

const QUEBEC: Location = { countryCode: "CA", region: "QC" };
const ONTARIO: Location = { countryCode: "CA", region: "ON" };
const ENGLISH_ONLY = "Live play-by-play";

const toPackage = { "en-US": { sys: { type: "Link", linkType: "Entry", id: "package-1" } } };
const entries = {
  items: [
    {
      sys: { id: "offer-1", type: "Entry" },
      fields: { package: toPackage, deal: { "fr-CA": "Écoutez d’abord" } },
    },
  ],
  includes: {
    Entry: [{ sys: { id: "package-1", type: "Entry" }, fields: { features: { "en-US": [ENGLISH_ONLY] } } }],
  },
};

function open(location: Location) {
  const fake = fakeSkywave({ getEntries: entries });
  fake.setSession("anonymous", undefined, location);
  const offer = makeOffer();
  const options = { fake, country: "CA", translate: makeTranslator("fr-CA", {}) } as const;
  renderPage(() => <OfferFeatures offer={offer} />, options);
  return fake;
}

afterEach(cleanup);

describe("OfferFeatures", () => {
  it("[S5.13] [S3.38] shows a French reader in Quebec nothing that is written in English only", async () => {
    open(QUEBEC);
    expect(await screen.findByText("Écoutez d’abord")).toBeDefined();
    expect(screen.queryByText(ENGLISH_ONLY)).toBeNull();
  });

  it("[S5.13] [S3.38] shows it to a French reader in Ontario, and marks it as English", async () => {
    open(ONTARIO);
    const feature = await screen.findByText(ENGLISH_ONLY);
    expect(feature.closest("[lang]")?.getAttribute("lang")).toBe("en");
  });

  it("[S5.13] [S3.38] takes it away once the session is in Quebec", async () => {
    const fake = open(ONTARIO);
    await screen.findByText(ENGLISH_ONLY);
    act(() => fake.setSession("anonymous", undefined, QUEBEC));
    await expect.poll(() => screen.queryByText(ENGLISH_ONLY)).toBeNull();
    expect(screen.getByText("Écoutez d’abord")).toBeDefined();
  });
});
