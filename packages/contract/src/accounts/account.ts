import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Country, Locale } from "../wire/place.ts";
import { BillingDate, Instant } from "../wire/time.ts";

/** What somebody agreed to: which text, in which version and language. */
export const PrivacyAgreement = z
  .object({
    consentType: z.enum(["OfferAndRenewalTerms", "CustomerAgreement", "PrivacyPolicy", "MarketingOffers"]),
    countryCode: Country,
    platform: z.literal("Web"),
    appVersion: z.literal("1.0"),
    version: BillingDate,
    language: Locale,
  })
  .meta({ id: "PrivacyAgreement" });
export type PrivacyAgreement = z.infer<typeof PrivacyAgreement>;

export const Account = z
  .object({
    accountNumber: z.string(),
    privacyAgreements: z.array(PrivacyAgreement.extend({ agreedAt: Instant })),
    specialHandlingFlag: z.boolean(),
    userOptedOut: z.boolean(),
  })
  .meta({ id: "Account" });
export type Account = z.infer<typeof Account>;

export const getAccount = defineEndpoint({
  domain: "user",
  name: "getAccount",
  method: "GET",
  path: "/account/v1/accounts/me",
  summary: "The signed-in person's account",
  grant: "authenticated",
  response: Account,
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});

export const updateAccount = defineEndpoint({
  domain: "user",
  name: "updateAccount",
  method: "PATCH",
  path: "/account/v1/accounts/me",
  summary: "Records agreements; what was agreed before stays on record",
  grant: "authenticated",
  body: z.object({ privacyAgreements: z.array(PrivacyAgreement).min(1).max(10) }),
  response: Account,
  refusals: ["INVALID_PAYLOAD"],
  isIdempotentByKey: true,
  retry: "limited",
});

export const recordPrivacyOptionByIdentityId = defineEndpoint({
  domain: "user",
  name: "recordPrivacyOptionByIdentityId",
  method: "PUT",
  path: "/account/v1/identities/{identityId}/privacy-option",
  summary: "Records that a person opted out of, or back into, marketing cookies",
  grant: "authenticated",
  params: z.object({ identityId: z.string().max(60) }),
  body: z.object({
    isOptedOut: z.boolean(),
    source: z.enum(["consentGroup", "globalPrivacyControl"]),
  }),
  success: 204,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
