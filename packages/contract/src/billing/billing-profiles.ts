import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Address, Locale } from "../wire/place.ts";
import { BillingDate } from "../wire/time.ts";
import { NextBill } from "./bills.ts";
import { PaymentMethodId } from "../wire/payment-method-id.ts";

const Name = z.object({
  firstName: z.string().trim().min(1).max(50),
  lastName: z.string().trim().min(1).max(50),
});
export const BillingProfileName = z.object({ firstAndLastName: Name }).meta({ id: "BillingProfileName" });

export const BillingProfile = z
  .object({
    id: z.string(),
    defaultPaymentMethodId: z.string().nullable(),
    billingProfileName: BillingProfileName,
    serviceAddress: Address,
    isEBill: z.boolean().describe("Each bill is sent by mail; false: bills are found in the account alone"),
    status: z.object({
      open: z.object({
        activeDisputes: z.boolean(),
        serviceAddressStatus: z.enum(["valid", "notValid", "unverified"]),
        subscriptions: z.array(z.string()),
      }),
    }),
  })
  .meta({ id: "BillingProfile" });
export type BillingProfile = z.infer<typeof BillingProfile>;

/** Beside an address: what it makes of the language of bills. */
const AddressPlace = {
  province: z.string().length(2).optional().describe("That of the address, in Canada alone"),
  locale: Locale.optional().describe(
    "For bills; kept where the address is in Quebec and no language was chosen",
  ),
};

const billingProfileId = z.object({ billingProfileId: z.string().max(60) });

export const createBillingProfile = defineEndpoint({
  domain: "billing",
  name: "createBillingProfile",
  method: "POST",
  path: "/billing/v1/billing-profiles",
  summary: "Keeps who is billed, where the service is used, and the first card",
  grant: "authenticated",
  body: z.object({
    billingProfileName: BillingProfileName,
    serviceAddress: Address,
    ...AddressPlace,
    stripePaymentMethodId: PaymentMethodId.optional(),
  }),
  response: BillingProfile,
  success: 201,
  refusals: ["INVALID_PAYLOAD", "COUNTRY_ERROR", "CREDIT_CARD_ERROR", "TOO_MANY_DECLINES"],
  isIdempotentByKey: true,
  retry: "limited",
});

export const getBillingProfile = defineEndpoint({
  domain: "billing",
  name: "getBillingProfile",
  method: "GET",
  path: "/billing/v1/billing-profiles/{billingProfileId}",
  summary: "One billing profile",
  grant: "authenticated",
  params: billingProfileId,
  response: BillingProfile,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const updateBillingProfile = defineEndpoint({
  domain: "billing",
  name: "updateBillingProfile",
  method: "PATCH",
  path: "/billing/v1/billing-profiles/{billingProfileId}",
  summary: "Changes the name, the service address, or whether bills are sent by mail",
  grant: "authenticated",
  params: billingProfileId,
  body: z.object({
    billingProfileName: BillingProfileName.optional(),
    serviceAddress: Address.optional(),
    ...AddressPlace,
    isEBill: z.boolean().optional(),
  }),
  response: BillingProfile,
  refusals: ["NOT_FOUND", "INVALID_PAYLOAD", "COUNTRY_ERROR"],
  retry: "none",
});

export const AddressQuote = z
  .object({
    from: BillingDate.describe("The first day on which the address holds; what is billed before stays"),
    before: NextBill.optional().describe("The next bill at the address on file; absent if there is none"),
    after: NextBill.optional().describe("The next bill at the address asked about"),
  })
  .meta({ id: "AddressQuote" });
export type AddressQuote = z.infer<typeof AddressQuote>;

export const quoteAddress = defineEndpoint({
  domain: "billing",
  name: "quoteAddress",
  method: "POST",
  path: "/billing/v1/billing-profiles/{billingProfileId}/address-quote",
  summary: "What another service address would make of the next bill; nothing is changed",
  grant: "authenticated",
  params: billingProfileId,
  body: z.object({ serviceAddress: Address }),
  response: AddressQuote,
  refusals: ["NOT_FOUND", "INVALID_PAYLOAD", "COUNTRY_ERROR"],
  retry: "none",
});

export const getDefaultBillingProfile = defineEndpoint({
  domain: "billing",
  name: "getDefaultBillingProfile",
  method: "GET",
  path: "/billing/v1/billing-profile/default",
  summary: "The profile that new subscriptions are billed to; 204 for a person who has none yet",
  grant: "authenticated",
  response: BillingProfile,
  mayBeEmpty: true,
  refusals: [],
  retry: "limited",
});

export const listBillingProfiles = defineEndpoint({
  domain: "billing",
  name: "listBillingProfiles",
  method: "GET",
  path: "/billing/v1/billing-profiles",
  summary: "All billing profiles of a person, the default first",
  grant: "authenticated",
  response: z.object({ billingProfiles: z.array(BillingProfile) }).meta({ id: "BillingProfiles" }),
  refusals: [],
  retry: "limited",
});
