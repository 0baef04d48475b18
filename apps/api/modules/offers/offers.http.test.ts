import { Offer } from "@skywave/contract/offers/offer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let visitor: TestVisitor;

beforeAll(async () => {
  api = await openTestApi();
  visitor = await api.visitor();
});
afterAll(() => api.close());

const offersFor = async (query: Parameters<typeof ask>[0]) => (await ask(query)).data;
const ask = (query: {
  country: "US" | "CA";
  promoCode?: string;
  trialPreference?: "include" | "exclude" | "only";
  billingPlatform?: Offer["billingPlatform"];
  baseTerm?: Offer["baseTerm"];
  serviceType?: Offer["serviceType"];
}) => visitor.call("eligibility", "getNewOffers", { query });

describe("getNewOffers", () => {
  test("[S7.32] shows each country its own offers at prices that include the royalty fee", async () => {
    const us = await offersFor({ country: "US" });
    const ca = await offersFor({ country: "CA" });
    expect(new Set(us.offers.map((offer) => offer.currency))).toEqual(new Set(["USD"]));
    expect(new Set(ca.offers.map((offer) => offer.currency))).toEqual(new Set(["CAD"]));
    for (const { price } of [...us.offers, ...ca.offers].flatMap((offer) => offer.phases)) {
      expect(Math.round(price.total * 100)).toBe(
        Math.round(price.productAmount * 100) + Math.round(price.mrfAmount * 100),
      );
    }
    expect(ca.offers.flatMap((offer) => offer.phases).every((phase) => phase.price.mrfAmount === 0)).toBe(
      true,
    );
  });

  test("needs no session", async () => {
    const response = await api.app.inject({ url: "/api/eligibility/v1/offers/new?country=US" });
    expect(response.statusCode).toBe(200);
  });

  test("[S7.32] leaves trials out when asked to", async () => {
    const { offers } = await offersFor({ country: "US", trialPreference: "exclude" });
    expect(offers.map((offer) => offer.type)).not.toContain("Trial");
    const only = await offersFor({ country: "US", trialPreference: "only" });
    expect(new Set(only.offers.map((offer) => offer.type))).toEqual(new Set(["Trial"]));
  });

  test("[S7.32] shows what is sold by a store, of a term or of a service, where that is asked for", async () => {
    const all = async (query: Parameters<typeof ask>[0]) => (await offersFor(query)).offers;
    expect(await all({ country: "US", billingPlatform: "AppleAppStore" })).toEqual([]);
    const direct = await all({ country: "US", billingPlatform: "Direct" });
    expect(new Set(direct.map(({ billingPlatform }) => billingPlatform))).toEqual(new Set(["Direct"]));
    const ofStore = { country: "US", promoCode: "STOREONLY" } as const;
    const atStore = await offersFor({ ...ofStore, billingPlatform: "AppleAppStore" });
    const elsewhere = await offersFor({ ...ofStore, billingPlatform: "RokuPay" });
    // What it opens is not sold by the store, which is no longer about where it is typed.
    expect(atStore.promoCodeResult).toMatchObject({ status: "invalid", reason: "notEligible" });
    expect(elsewhere.promoCodeResult).toEqual({ status: "invalid", reason: "wrongPlatform" });
    const yearly = await all({ country: "US", baseTerm: "Annual" });
    expect(new Set(yearly.map(({ baseTerm }) => baseTerm))).toEqual(new Set(["Annual"]));
    const satellite = await all({ country: "US", serviceType: "satellite" });
    expect(new Set(satellite.map(({ serviceType }) => serviceType))).toEqual(new Set(["satellite"]));
  });

  test("[S3.32] opens a promo code's offers, however it is typed", async () => {
    const answer = await offersFor({ country: "US", promoCode: " halfPrice " });
    expect(answer.promoCodeResult).toEqual({ status: "valid", offersAffectTrialEligibility: true });
    expect(answer.offers.map((offer) => offer.id)).toEqual(["us-all-access-half-price"]);
    expect(answer.fallbackOffers).toEqual([]);
    expect(answer.campaignId).toBe("half_price_conf_campaign");
  });

  test.each([
    ["NOSUCHCODE", "notFound"],
    ["SUMMER2026", "expired"],
    ["NEXTYEAR", "notStarted"],
    ["USEDONCE", "redeemed"],
    ["DEMIPRIX", "wrongCountry"],
    ["STOREONLY", "wrongPlatform"],
  ])("[S3.32] says of %s that it is %s and falls back to the catalogue", async (promoCode, reason) => {
    // The installation's codes carry real dates; the test stands after the summer.
    api.passTime({ months: promoCode === "SUMMER2026" ? 7 : 0 });
    const answer = await offersFor({ country: "US", promoCode });
    expect(answer.promoCodeResult).toEqual({ status: "invalid", reason });
    expect(answer.offers).toEqual([]);
    expect(answer.fallbackOffers.length).toBeGreaterThan(2);
    expect(answer.campaignId).toBeUndefined();
  });
});

describe("getCatalogOffer", () => {
  test("[S3.30] [S3.31] shows an offer whole: products, full price, and each phase with its figures", async () => {
    const params = { offerId: "us-all-access-trial" };
    const { data } = await visitor.call("eligibility", "getCatalogOffer", { params });
    const month = { length: 1, timeUnit: "months" };
    expect(data).toMatchObject({
      id: "us-all-access-trial",
      name: "Horizon",
      type: "Trial",
      baseTerm: "Monthly",
      billingPlatform: "Direct",
      products: [{ id: "streaming-all", name: "Horizon", productType: "main" }],
      basePrice: { productAmount: 11.02, total: 11.99 },
      inclusions: { channels: 24, devicesAtOnce: 3, soundQuality: "high" },
    });
    expect(data.phases).toEqual([
      {
        type: "Free",
        duration: { kind: "finite", ...month },
        billingPeriod: month,
        price: { productAmount: 0, mrfAmount: 0, total: 0 },
        priceMonthly: 0,
        termLength: 1,
        priceTerm: 0,
      },
      {
        type: "Introductory",
        duration: { kind: "finite", length: 3, timeUnit: "months" },
        billingPeriod: month,
        price: { productAmount: 4.59, mrfAmount: 0.4, total: 4.99 },
        priceMonthly: 4.99,
        termLength: 3,
        priceTerm: 14.97,
      },
      {
        type: "AutoRenewing",
        duration: { kind: "infinite" },
        billingPeriod: month,
        price: { productAmount: 11.02, mrfAmount: 0.97, total: 11.99 },
        priceMonthly: 11.99,
        termLength: 1,
        priceTerm: 11.99,
      },
    ]);
    expect(Offer.shape.billingPlatform.options).toEqual([
      "Direct",
      "AmazonAppStore",
      "AppleAppStore",
      "GooglePlayStore",
      "RokuPay",
    ]);
    expect(Offer.shape.products.element.shape.productType.options).toEqual(["main", "partner"]);
  });

  test("[S4.44] is a trial, a promotion or neither, by the first kind of its phases", async () => {
    const typeOf = async (offerId: string) =>
      (await visitor.call("eligibility", "getCatalogOffer", { params: { offerId } })).data.type;
    expect(await typeOf("us-all-access-trial")).toBe("Trial");
    expect(await typeOf("us-satellite-half-price")).toBe("Promo");
    expect(await typeOf("us-music-monthly")).toBe("SelfPay");
  });

  test("what is withdrawn here is gone at once, and within a second where another node withdrew it", async () => {
    const node = await api.openNode();
    const shownBy = async (asking: TestVisitor) => {
      const { data } = await asking.call("eligibility", "getNewOffers", { query: { country: "CA" } });
      return data.offers.map(({ id }) => id);
    };
    const there = visitor.through(node.app);
    const [offerId = ""] = await shownBy(visitor);
    expect(await shownBy(there)).toContain(offerId);

    await api.app.modules.offers.setWithdrawn(offerId, Temporal.Now.instant());
    expect(await shownBy(visitor)).not.toContain(offerId);
    await expect.poll(() => shownBy(there)).not.toContain(offerId);

    await api.app.modules.offers.setWithdrawn(offerId, null);
    expect(await shownBy(visitor)).toContain(offerId);
    await expect.poll(() => shownBy(there)).toContain(offerId);
    await node.close();
  });

  test("[S7.31] shows one offer, refuses an unknown one and one that was withdrawn", async () => {
    const find = (offerId: string) => visitor.call("eligibility", "getCatalogOffer", { params: { offerId } });
    expect((await find("us-music-monthly")).data.basePrice.total).toBe(8.99);
    expect((await find("no-such-offer")).problem).toMatchObject({
      code: "NOT_FOUND",
      notFoundResourceType: "offer",
    });
    await api.app.inject({
      method: "PUT",
      url: "/sandbox/api/faults",
      payload: { name: "offer-withdrawn", isActive: true },
    });
    expect((await find("us-music-monthly")).problem.code).toBe("OFFER_EXPIRED");
  });
});
