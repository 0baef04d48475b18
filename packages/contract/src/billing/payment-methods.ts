import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { Instant } from "../wire/time.ts";

export const PaymentMethod = z
  .object({
    id: z.string(),
    isDefault: z.boolean(),
    card: z.object({
      brand: z.string(),
      last4: z.string(),
      expiryDate: z.object({ year: z.int(), month: z.int() }),
      status: z.enum(["VALID", "SOON_EXPIRED", "EXPIRED"]),
      wallet: z.object({ applePay: z.boolean() }),
    }),
  })
  .meta({ id: "PaymentMethod" });
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const params = z.object({ billingProfileId: z.string().max(60) });

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
  body: z.object({ stripePaymentMethodId: z.string().max(80) }),
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
  response: z.object({ setupToken: z.string(), expiresAt: Instant }).meta({ id: "SetupToken" }),
  success: 201,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "none",
});
