import type { PromoCode } from "../offers-repository.ts";

const since = Temporal.Instant.from("2026-01-01T05:00:00Z");

const code = (fields: Pick<PromoCode, "code" | "country" | "offerIds"> & Partial<PromoCode>): PromoCode => ({
  startsAt: since,
  endsAt: null,
  isRedeemed: false,
  offersAffectTrialEligibility: false,
  billingPlatform: null,
  campaignId: null,
  ...fields,
});

/** The promo codes a new installation starts with: a good one and one of each kind of bad, per country. */
export const PROMO_CODES: readonly PromoCode[] = [
  code({
    code: "HALFPRICE",
    country: "US",
    offerIds: ["us-all-access-half-price"],
    offersAffectTrialEligibility: true,
    campaignId: "half_price_conf_campaign",
  }),
  code({
    code: "DEMIPRIX",
    country: "CA",
    offerIds: ["ca-all-access-half-price"],
    offersAffectTrialEligibility: true,
    campaignId: "CA_half_price_conf_campaign",
  }),
  code({
    code: "FREESKY",
    country: "US",
    offerIds: ["us-all-access-gift"],
    offersAffectTrialEligibility: true,
  }),
  code({
    code: "CIELLIBRE",
    country: "CA",
    offerIds: ["ca-all-access-gift"],
    offersAffectTrialEligibility: true,
  }),
  code({
    code: "SUMMER2026",
    country: "US",
    offerIds: ["us-all-access-half-price"],
    endsAt: Temporal.Instant.from("2026-09-01T04:00:00Z"),
  }),
  code({
    code: "ETE2026",
    country: "CA",
    offerIds: ["ca-all-access-half-price"],
    endsAt: Temporal.Instant.from("2026-09-01T04:00:00Z"),
  }),
  code({
    code: "NEXTYEAR",
    country: "US",
    offerIds: ["us-all-access-half-price"],
    startsAt: Temporal.Instant.from("2030-01-01T05:00:00Z"),
  }),
  code({
    code: "STOREONLY",
    country: "US",
    offerIds: ["us-all-access-half-price"],
    billingPlatform: "AppleAppStore",
  }),
  code({ code: "USEDONCE", country: "US", offerIds: ["us-all-access-half-price"], isRedeemed: true }),
  code({ code: "UNESEULEFOIS", country: "CA", offerIds: ["ca-all-access-half-price"], isRedeemed: true }),
];
