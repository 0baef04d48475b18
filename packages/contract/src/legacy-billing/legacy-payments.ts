import { z } from "zod";
import { Payable, PaymentReceipt } from "../billing/pay.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { PaymentMethodId } from "../wire/payment-method-id.ts";

export const makePayment = defineEndpoint({
  domain: "legacy",
  name: "makePayment",
  method: "POST",
  path: "/payment/make-payment",
  summary: "Pays what is due, or a part of it, with the card on file or another one, which is then kept",
  grant: "authenticated",
  body: Payable,
  response: z.object({ data: PaymentReceipt }),
  refusals: [
    "INVALID_PAYLOAD",
    "NOTHING_DUE",
    "NO_CREDIT_CARD_ON_ACCOUNT",
    "CREDIT_CARD_VALIDATION_FAILED",
    "TOO_MANY_DECLINES",
    "CONFLICTING_REQUEST",
    "PAYMENT_IN_PROGRESS",
  ],
  isIdempotentByKey: true,
  retry: "limited",
});

export const LegacyCreditCard = z
  .object({
    last4Digits: z.string(),
    type: z.string(),
    expirationMonth: z.int(),
    expirationYear: z.int(),
    status: z.enum(["active", "aboutToExpire", "expired"]),
  })
  .meta({ id: "LegacyCreditCard" });
export type LegacyCreditCard = z.infer<typeof LegacyCreditCard>;

export const updatePaymentInfo = defineEndpoint({
  domain: "legacy",
  name: "updatePaymentInfo",
  method: "POST",
  path: "/payment/update-payment-info",
  summary:
    "Keeps another card, which bills are charged to from then on, or the new expiry of the one on file",
  grant: "authenticated",
  body: z.object({
    stripePaymentMethodId: PaymentMethodId.optional().describe("Another card, which brings its own expiry"),
    expirationMonth: z.int().min(1).max(12).optional(),
    expirationYear: z.int().min(2000).max(2099).optional(),
  }),
  response: z.object({ data: z.object({ creditCard: LegacyCreditCard }) }),
  refusals: [
    "INVALID_PAYLOAD",
    "PAYMENT_INFO_REQUIRED",
    "CARD_INFO_REQUIRED",
    "BILLING_PROFILE_REQUIRED",
    "NO_CREDIT_CARD_ON_ACCOUNT",
    "CREDIT_CARD_VALIDATION_FAILED",
    "TOO_MANY_DECLINES",
    "CONFLICTING_REQUEST",
  ],
  isIdempotentByKey: true,
  retry: "limited",
});

export const updateEbillEnrollment = defineEndpoint({
  domain: "legacy",
  name: "updateEbillEnrollment",
  method: "POST",
  path: "/payment/update-ebill-enrollment",
  summary: "Whether each bill is sent by mail",
  grant: "authenticated",
  body: z.object({ isEBill: z.boolean() }),
  response: z.object({ data: z.object({ isEBill: z.boolean() }) }),
  refusals: ["INVALID_PAYLOAD", "BILLING_PROFILE_REQUIRED"],
  retry: "limited",
  isRepeatable: true,
});
