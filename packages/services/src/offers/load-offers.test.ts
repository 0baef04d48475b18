import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOffer } from "../testing/make-offer.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadOffers } from "./load-offers.ts";

const monthly = makeOffer({ id: "monthly" });
const annual = makeOffer({ id: "annual", baseTerm: "Annual" });
const valid = { status: "valid", offersAffectTrialEligibility: false } as const;

function open(body: object) {
  const opened = openSkywave();
  opened.platform.server.answer("getNewOffers", answered(200, { offers: [], fallbackOffers: [], ...body }));
  return opened;
}

describe("loadOffers", () => {
  it("gives the catalogue of the country, without a session", async () => {
    const { skywave, platform } = open({ offers: [monthly, annual] });
    const outcome = await loadOffers(skywave, { country: "CA", trialPreference: "exclude" });
    expect(outcome).toEqual({ ok: true, offers: [monthly, annual], fallbackOffers: [] });
    expect(platform.server.requests.map((request) => request.url)).toEqual([
      "/api/eligibility/v1/offers/new?country=CA&serviceType=streaming&trialPreference=exclude",
    ]);
  });

  it("asks what a card on file can have, and hands over what it cannot", async () => {
    const ineligibleOffers = [{ offer: annual, reason: "trialUsedByCard" }];
    const { skywave, platform } = open({ offers: [monthly], ineligibleOffers });
    const outcome = await loadOffers(skywave, { country: "US", paymentMethodId: "card-1" });
    expect(outcome).toEqual({ ok: true, offers: [monthly], fallbackOffers: [], ineligibleOffers });
    expect(platform.server.seen("getNewOffers")[0]?.url).toContain("stripePaymentMethodId=card-1");
  });

  it("[S5.14] keeps only the monthly of several offers of a promo", async () => {
    const { skywave } = open({ offers: [monthly, annual], promoCodeResult: valid });
    const outcome = await loadOffers(skywave, { country: "US", promoCode: " SAVE " });
    expect(outcome).toMatchObject({ ok: true, offers: [monthly], promoCodeResult: valid });
  });

  it("keeps a promo's only offer, and all of several if none is monthly", async () => {
    const quarterly = makeOffer({ id: "quarterly", baseTerm: "Quarterly" });
    for (const offers of [[annual], [annual, quarterly]]) {
      const { skywave } = open({ offers, promoCodeResult: valid });
      const outcome = await loadOffers(skywave, { country: "US", promoCode: "SAVE" });
      expect(outcome).toMatchObject({ ok: true, offers });
    }
  });

  it("gives the fallback offers and the reason when the code does not work", async () => {
    const promoCodeResult = { status: "invalid", reason: "expired" } as const;
    const { skywave } = open({ fallbackOffers: [annual], promoCodeResult });
    const outcome = await loadOffers(skywave, { country: "US", promoCode: "OLD" });
    expect(outcome).toEqual({ ok: true, offers: [], fallbackOffers: [annual], promoCodeResult });
  });

  it("does not send an empty promo code", async () => {
    const { skywave, platform } = open({});
    await loadOffers(skywave, { country: "US", promoCode: "  " });
    expect(platform.server.requests[0]?.url).not.toContain("promoCode");
  });

  it("says how long to wait when codes were tried too often", async () => {
    const { skywave, platform } = open({});
    const limited = refused({ status: 429, code: "RATE_LIMIT_EXCEEDED", retryAfter: "42" });
    platform.server.answer("getNewOffers", limited);
    const outcome = await loadOffers(skywave, { country: "US", promoCode: "GUESS" });
    expect(outcome).toEqual({ ok: false, code: "RATE_LIMIT_EXCEEDED", retryAfterInSeconds: 42 });
  });
});
