import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { PaymentHistoryItem } from "./bills.ts";
import { Address } from "../wire/place.ts";
import { BillingDate, Instant } from "../wire/time.ts";
import { PaymentMethodId } from "../wire/payment-method-id.ts";
import { WalletKind } from "../wire/wallet-kind.ts";

export const PaymentMethod = z
  .object({
    id: z.string(),
    isDefault: z.boolean(),
    billingAddress: Address.optional(),
    card: z.object({
      brand: z.string(),
      last4: z.string(),
      expiryDate: z.object({ year: z.int(), month: z.int() }),
      status: z.enum(["VALID", "SOON_EXPIRED", "EXPIRED"]),
      wallet: z.object({ applePay: z.boolean() }),
      walletKind: WalletKind.optional(),
      declinedOn: BillingDate.optional().describe(
        "The last time it was charged, it was declined, on that day",
      ),
    }),
  })
  .meta({ id: "PaymentMethod" });
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const params = z.object({ billingProfileId: z.string().max(60) });
const oneOf = params.extend({ paymentMethodId: z.string().max(80) });
const SetupToken = z.object({ setupToken: z.string(), expiresAt: Instant }).meta({ id: "SetupToken" });

export const listPaymentMethods = defineEndpoint({
  domain: "billing",
  name: "listPaymentMethods",
  method: "GET",
  path: "/billing/v1/billing-profiles/{billingProfileId}/payment-methods",
  summary: "The cards of a profile, the default first",
  grant: "authenticated",
  params,
  response: z.object({ paymentMethods: z.array(PaymentMethod) }).meta({ id: "PaymentMethods" }),
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const addPaymentMethod = defineEndpoint({
  domain: "billing",
  name: "addPaymentMethod",
  method: "POST",
  path: "/billing/v1/billing-profiles/{billingProfileId}/payment-methods",
  summary: "Adds a card and makes it the default",
  grant: "authenticated",
  params,
  body: z.object({ stripePaymentMethodId: PaymentMethodId }),
  response: PaymentMethod,
  success: 201,
  refusals: ["NOT_FOUND", "CREDIT_CARD_ERROR", "TOO_MANY_DECLINES"],
  isIdempotentByKey: true,
  retry: "limited",
});

export const createSetupToken = defineEndpoint({
  domain: "billing",
  name: "createSetupToken",
  method: "POST",
  path: "/billing/v1/payment-methods/card/setup-token",
  summary: "Lets the card frame register a card for later charges",
  grant: "authenticated",
  response: SetupToken,
  success: 201,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const createProfileSetupToken = defineEndpoint({
  domain: "billing",
  name: "createProfileSetupToken",
  method: "POST",
  path: "/billing/v1/billing-profiles/{billingProfileId}/payment-methods/card/setup-token",
  summary: "Lets the card frame register a card for one profile",
  grant: "authenticated",
  params,
  response: SetupToken,
  success: 201,
  refusals: ["NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const getPaymentMethod = defineEndpoint({
  domain: "billing",
  name: "getPaymentMethod",
  method: "GET",
  path: "/billing/v1/billing-profiles/{billingProfileId}/payment-methods/{paymentMethodId}",
  summary: "One card of a profile",
  grant: "authenticated",
  params: oneOf,
  response: PaymentMethod,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const updatePaymentMethod = defineEndpoint({
  domain: "billing",
  name: "updatePaymentMethod",
  method: "PATCH",
  path: "/billing/v1/billing-profiles/{billingProfileId}/payment-methods/{paymentMethodId}",
  summary: "Changes the expiry or the billing address of a card",
  grant: "authenticated",
  params: oneOf,
  body: z.object({
    billingAddress: Address.optional(),
    expiryDate: z.object({ year: z.int().min(2000).max(2099), month: z.int().min(1).max(12) }).optional(),
  }),
  response: PaymentMethod,
  refusals: ["NOT_FOUND", "INVALID_PAYLOAD", "CREDIT_CARD_ERROR"],
  retry: "none",
});

export const removePaymentMethod = defineEndpoint({
  domain: "billing",
  name: "removePaymentMethod",
  method: "DELETE",
  path: "/billing/v1/billing-profiles/{billingProfileId}/payment-methods/{paymentMethodId}",
  summary: "Forgets a card, here and at the processor; another one becomes the default in its place",
  grant: "authenticated",
  params: oneOf,
  success: 204,
  refusals: ["NOT_FOUND", "LAST_PAYMENT_METHOD", "PAYMENT_IN_PROGRESS"],
  retry: "limited",
});

export const setDefaultPaymentMethod = defineEndpoint({
  domain: "billing",
  name: "setDefaultPaymentMethod",
  method: "POST",
  path: "/billing/v1/billing-profiles/{billingProfileId}/payment-methods/{paymentMethodId}/default",
  summary: "Makes a card the one that bills are charged to",
  grant: "authenticated",
  params: oneOf,
  query: z.object({
    stripePaymentMethodId: PaymentMethodId.optional().describe("Names the card in place of the path"),
  }),
  response: PaymentMethod,
  refusals: ["NOT_FOUND", "CREDIT_CARD_ERROR"],
  retry: "none",
});

export const listPaymentMethodHistory = defineEndpoint({
  domain: "billing",
  name: "listPaymentMethodHistory",
  method: "GET",
  path: "/billing/v1/billing-profiles/{billingProfileId}/payment-methods/{paymentMethodId}/history",
  summary: "What was charged to a card and given back to it in the last 24 months, newest first",
  grant: "authenticated",
  params: oneOf,
  response: z.object({ items: z.array(PaymentHistoryItem) }).meta({ id: "PaymentMethodHistory" }),
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
