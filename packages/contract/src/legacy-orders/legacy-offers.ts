import { z } from "zod";
import { Offer, PlanInclusions } from "../offers/offer.ts";
import { EligibleOffers } from "../offers/offers.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { PaymentMethodId } from "../wire/payment-method-id.ts";
import { Amount } from "../wire/money.ts";
import { Country } from "../wire/place.ts";

const Asked = z.object({
  promoCode: z.string().trim().max(40).optional(),
  baseTerm: Offer.shape.baseTerm.optional(),
  trialPreference: z.enum(["include", "exclude", "only"]).optional(),
});
const AskedForNew = Asked.extend({
  country: Country,
  serviceType: Offer.shape.serviceType.optional().describe("Streaming where left out, and no radio is named"),
});
const RadioToken = z.string().min(1).max(100).describe("Of the radio, from a lookup in this browser");
const AskedForPlan = Asked.extend({ subscriptionId: z.string().min(1).max(60) });
const AskedForOffer = z.object({ offerId: z.string().min(1).max(60) });

const Offers = z.object({ data: EligibleOffers });

/** What an offer sells, as a package of the legacy system with a price for each phase. */
export const LegacyOffer = z
  .object({
    offerId: z.string(),
    packageName: z.string(),
    planCode: z.string().describe("Of the package in the legacy system"),
    category: z.enum(["infotainment", "marine", "aviation", "entertainment"]),
    includesRadio: z.boolean(),
    phases: z.array(
      z.object({
        phase: z.enum(["trial", "promo", "fullPrice"]),
        type: z.string().describe("The plan type, such as PROMO_MCP"),
        length: z.number().describe("Months; 1 for a phase without end"),
        price: Amount.describe("Of the whole length, before tax"),
        pricePerMonth: Amount,
      }),
    ),
  })
  .meta({ id: "LegacyOffer" });
export type LegacyOffer = z.infer<typeof LegacyOffer>;

/** What a package is called and includes, whatever it costs. */
export const PackageDescription = z
  .object({
    planCode: z.string(),
    packageName: z.string(),
    serviceType: Offer.shape.serviceType,
    inclusions: PlanInclusions.optional().describe("Absent where nothing is known of the package"),
  })
  .meta({ id: "PackageDescription" });
export type PackageDescription = z.infer<typeof PackageDescription>;

const READS = { domain: "legacy", method: "POST", retry: "limited", isRepeatable: true } as const;

export const offers = defineEndpoint({
  ...READS,
  name: "offers",
  path: "/offers",
  summary: "Offers for a new plan; of a radio that was looked up, those that are heard on it",
  grant: "access",
  body: AskedForNew.extend({ token: RadioToken.optional() }),
  response: Offers,
  refusals: ["INVALID_PAYLOAD", "DEVICE_NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
});

export const organicOffers = defineEndpoint({
  ...READS,
  name: "organicOffers",
  path: "/offers/organic",
  summary: "Offers for a new plan to somebody of whom nothing is known",
  grant: "optional",
  body: AskedForNew,
  response: Offers,
  refusals: ["INVALID_PAYLOAD", "RATE_LIMIT_EXCEEDED"],
});

export const customerOffers = defineEndpoint({
  ...READS,
  name: "customerOffers",
  path: "/offers/customer",
  summary: "The plan that a customer has, for less; none where they may not be asked to stay",
  grant: "authenticated",
  body: AskedForPlan,
  response: Offers,
  refusals: ["INVALID_PAYLOAD", "NO_SUBSCRIPTION", "RATE_LIMIT_EXCEEDED"],
});

export const customerAddOffers = defineEndpoint({
  ...READS,
  name: "customerAddOffers",
  path: "/offers/customer/add",
  summary: "Offers for one more plan of a customer, as that customer would get them",
  grant: "authenticated",
  body: AskedForNew.extend({
    token: RadioToken.optional(),
    stripePaymentMethodId: PaymentMethodId.optional().describe("A card on file that would pay"),
  }),
  response: Offers,
  refusals: ["INVALID_PAYLOAD", "DEVICE_NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
});

export const customerChangeOffers = defineEndpoint({
  ...READS,
  name: "customerChangeOffers",
  path: "/offers/customer/change",
  summary: "Plans that a customer's subscription can be switched to",
  grant: "authenticated",
  body: AskedForPlan,
  response: Offers,
  refusals: ["INVALID_PAYLOAD", "NO_SUBSCRIPTION", "RATE_LIMIT_EXCEEDED"],
});

export const renewalOffers = defineEndpoint({
  ...READS,
  name: "renewalOffers",
  path: "/offers/renewal",
  summary: "Plans that can follow the free or reduced time of a subscription",
  grant: "authenticated",
  body: AskedForPlan,
  response: z.object({
    data: EligibleOffers.extend({
      isPriceEnding: z.boolean().describe("false: it renews at its full price, and there are no offers"),
    }),
  }),
  refusals: ["INVALID_PAYLOAD", "NO_SUBSCRIPTION", "RATE_LIMIT_EXCEEDED"],
});

export const offerInfo = defineEndpoint({
  ...READS,
  name: "offerInfo",
  path: "/offers/info",
  summary: "One offer in the words of the legacy system",
  grant: "optional",
  body: AskedForOffer,
  response: z.object({ data: LegacyOffer }),
  refusals: ["INVALID_PAYLOAD", "INVALID_OFFER_DATA", "OFFER_EXPIRED"],
});

export const allPackageDesc = defineEndpoint({
  ...READS,
  name: "allPackageDesc",
  path: "/offers/all-package-desc",
  summary: "What each package on sale in a country is called and includes",
  grant: "optional",
  body: z.object({ country: Country }),
  response: z.object({ data: z.object({ packages: z.array(PackageDescription) }) }),
  refusals: ["INVALID_PAYLOAD"],
});

export const commerceOfferInfo = defineEndpoint({
  ...READS,
  name: "commerceOfferInfo",
  path: "/offers/commerce/info",
  summary: "One offer as the commerce contract shows it",
  grant: "optional",
  body: AskedForOffer,
  response: z.object({ data: Offer }),
  refusals: ["INVALID_PAYLOAD", "INVALID_OFFER_DATA", "OFFER_EXPIRED"],
});
