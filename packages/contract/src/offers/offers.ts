import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Receives } from "../radios/found-device.ts";
import { Country } from "../wire/place.ts";
import { Offer } from "./offer.ts";

export const PromoCodeResult = z
  .union([
    z.object({ status: z.literal("valid"), offersAffectTrialEligibility: z.boolean() }),
    z.object({
      status: z.literal("invalid"),
      reason: z.enum([
        "notFound",
        "expired",
        "notStarted",
        "redeemed",
        "notEligible",
        "wrongCountry",
        "wrongPlatform",
      ]),
      because: z
        .enum(["otherOffers", "samePlan", "trialUsed", "studentsOnly"])
        .optional()
        .describe(
          "Of a good code that is notEligible: it opens other offers than are asked for, the plan there is, a trial that was had, or a plan for verified students",
        ),
      opens: z.array(z.string()).optional().describe("The names of the plans that it opens"),
    }),
  ])
  .meta({ id: "PromoCodeResult" });
export type PromoCodeResult = z.infer<typeof PromoCodeResult>;

const OfferQuery = z.object({
  country: Country.optional(),
  promoCode: z.string().trim().max(40).optional(),
  baseTerm: Offer.shape.baseTerm.optional(),
  audience: z.literal("students").optional().describe("Plans for students alone; all plans where left out"),
  trialPreference: z.enum(["include", "exclude", "only"]).optional(),
  billingPlatform: Offer.shape.billingPlatform.optional(),
  serviceType: Offer.shape.serviceType.optional(),
  stripePaymentMethodId: z
    .string()
    .max(80)
    .optional()
    .describe("A card on file that would pay; one that has had a trial leaves trials out"),
});

const SubscriptionOfferQuery = OfferQuery.extend({ subscriptionId: z.string().max(60).optional() });

const IneligibleOffer = z
  .object({
    offer: Offer,
    reason: z.enum(["trialUsedByPerson", "trialUsedByCard", "studentNotVerified"]),
  })
  .meta({ id: "IneligibleOffer" });
export type IneligibleOffer = z.infer<typeof IneligibleOffer>;

export const EligibleOffers = z
  .object({
    offers: z.array(Offer),
    promoCodeResult: PromoCodeResult.optional(),
    fallbackOffers: z.array(Offer).describe("What can be had without the promo code; empty unless it failed"),
    ineligibleOffers: z
      .array(IneligibleOffer)
      .describe("Offers of the kind that is asked for which others can have, and why this person cannot"),
    campaignId: z.string().optional(),
  })
  .meta({ id: "EligibleOffers" });
export type EligibleOffers = z.infer<typeof EligibleOffers>;

export const getCatalogOffer = defineEndpoint({
  domain: "eligibility",
  name: "getCatalogOffer",
  method: "GET",
  path: "/eligibility/v1/offers/catalog/{offerId}",
  summary: "One offer of the catalogue",
  grant: "optional",
  params: z.object({ offerId: z.string().max(60) }),
  response: Offer,
  refusals: ["NOT_FOUND", "OFFER_EXPIRED"],
  retry: "limited",
});

export const getChangeOffers = defineEndpoint({
  domain: "eligibility",
  name: "getChangeOffers",
  method: "GET",
  path: "/eligibility/v1/offers/change",
  summary: "Plans that a subscription can be switched to",
  grant: "authenticated",
  query: SubscriptionOfferQuery,
  response: EligibleOffers,
  refusals: ["ELIGIBILITY_SUBSCRIPTION_REQUIRED", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const getSaveOffers = defineEndpoint({
  domain: "eligibility",
  name: "getSaveOffers",
  method: "GET",
  path: "/eligibility/v1/offers/save",
  summary: "The same plan for less, for somebody who thinks of leaving it; at most once in twelve months",
  grant: "authenticated",
  query: SubscriptionOfferQuery,
  response: EligibleOffers,
  refusals: ["ELIGIBILITY_SUBSCRIPTION_REQUIRED", "NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const getNewOffers = defineEndpoint({
  domain: "eligibility",
  name: "getNewOffers",
  method: "GET",
  path: "/eligibility/v1/offers/new",
  summary: "Offers for a new subscription; visitors need no session to see them",
  grant: "optional",
  query: OfferQuery.extend({
    country: Country,
    receives: z
      .string()
      .max(80)
      .transform((kinds) => kinds.split(","))
      .pipe(z.array(Receives))
      .optional()
      .describe(
        "What the radio takes up, joined by commas: opens plans with traffic or weather on its screen",
      ),
  }),
  response: EligibleOffers,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});
