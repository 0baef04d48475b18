import { dictionaries, type Locale, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { UnfinishedPurchases } from "./unfinished-purchases.tsx";

const SETTLED = { isFollowOnWanted: null, isBillingSettled: false, savedAt: "2026-11-22T10:00:00Z" };
const SEVERAL = {
  ...SETTLED,
  flowName: "multi-subscription-purchase",
  path: "subscribe/multi-subscription-purchase",
  offerId: "plan-1",
  offerName: "Horizon",
  lines: [
    { offerId: "plan-1", quantity: 2, offerName: "Horizon" },
    { offerId: "plan-2", quantity: 1, offerName: "Melodia" },
  ],
};
const GIFT = {
  ...SETTLED,
  flowName: "give-gift",
  path: "subscribe/gift",
  gift: { amount: 25, currency: "USD", design: "waves" },
};

function open(locale: Locale, answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({ listPurchaseDrafts: { purchaseDrafts: [SEVERAL, GIFT] }, ...answers });
  fake.setSession("authenticated");
  const translate = makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));
  return renderPage(UnfinishedPurchases, { fake, translate });
}

afterEach(cleanup);

describe("unfinished purchases", () => {
  it.each(LOCALES)("name several plans and a gift in %s, each with the way on", async (locale) => {
    open(locale);
    expect(await screen.findByText(/2 × Horizon, 1 × Melodia.*22/)).toBeDefined();
    expect(screen.getByText(/25[.,]00.*22/)).toBeDefined();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/subscribe/multi-subscription-purchase?resume=true",
      "/subscribe/gift?resume=true",
    ]);
    expect(document.body.textContent).not.toMatch(/unfinished\./);
  });

  it.each([
    ["en-US", /Polaris and Lyra for 2024 Solano Vireo and the radio with ID ending in H2VN on/],
    ["en-CA", /Polaris and Lyra for 2024 Solano Vireo and the radio with ID ending in H2VN on/],
    ["fr-CA", /Polaris et Lyra pour Solano Vireo 2024 et la radio dont le numéro se termine par H2VN le/],
  ] as const)("name the radios that plans are for in %s, and each plan once", async (locale, text) => {
    const vehicle = { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" };
    const radio = { token: "here-1", type: "car", radioIdLastFour: "H2VN", canPlayAudio: true, receives: [] };
    const lines = ["Polaris", "Lyra", "Polaris"].map((offerName) => ({
      offerId: offerName,
      quantity: 1,
      offerName,
    }));
    const draft = {
      ...SEVERAL,
      lines,
      radios: [
        { ...radio, vehicle },
        { ...radio, vehicle: null },
      ],
    };
    open(locale, { listPurchaseDrafts: { purchaseDrafts: [draft] } });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it("tell radios in vehicles of one model apart by the ends of their numbers", async () => {
    const vehicle = { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" };
    const radio = { token: "here-1", type: "car", canPlayAudio: true, receives: [], vehicle };
    const radios = ["H2VN", "04PU"].map((radioIdLastFour) => ({ ...radio, radioIdLastFour }));
    open("en-US", { listPurchaseDrafts: { purchaseDrafts: [{ ...SEVERAL, radios }] } });
    const text = /for 2024 Solano Vireo \(H2VN\) and 2024 Solano Vireo \(04PU\) on/;
    expect(await screen.findByText(text)).toBeDefined();
  });

  it("stay where forgetting them did not work, and say so", async () => {
    open("en-US", { forgetPurchaseDraft: lost() });
    const [first] = await screen.findAllByRole("button");
    if (first !== undefined) fireEvent.click(first);
    expect(await screen.findByText(/That didn’t work/)).toBeDefined();
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });
});
