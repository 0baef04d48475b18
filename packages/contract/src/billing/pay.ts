import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { Instant } from "../wire/time.ts";
import { BillingProfileBalance } from "./balance.ts";
import { payingCard } from "../wire/paying-card.ts";

const PAY_REFUSALS = [
  "NOT_FOUND",
  "INVALID_PAYLOAD",
  "NOTHING_DUE",
  "PAYMENT_METHOD_REQUIRED",
  "CREDIT_CARD_ERROR",
  "TOO_MANY_DECLINES",
  "CONFLICTING_REQUEST",
  "PAYMENT_IN_PROGRESS",
] as const;

/** All fields may be left out: then all that is due is paid with the default card. */
export const Payable = z
  .object({
    amount: Amount.positive().optional(),
    currency: Currency.optional(),
    invoiceId: z.string().max(60).optional(),
    ...payingCard,
  })
  .meta({ id: "Payable" });

export const PaymentReceipt = z
  .object({
    paymentId: z.string().nullable().describe("null where no card was charged"),
    status: z
      .enum(["paid", "processing"])
      .describe("processing: the processor has not said yet whether the card was charged; ask again"),
    amount: Amount.describe("Charged to the card"),
    giftCardAmount: Amount,
    currency: Currency,
    invoiceIds: z.array(z.string()),
    billingProfileBalanceAfter: BillingProfileBalance,
  })
  .meta({ id: "PaymentReceipt" });
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;

const profile = z.object({ billingProfileId: z.string().max(60) });

export const payBalanceDue = defineEndpoint({
  domain: "billing",
  name: "payBalanceDue",
  method: "POST",
  path: "/billing/v1/balance-due/pay",
  summary: "Pays all that is due, first from a gift card where one is given",
  grant: "authenticated",
  body: z.object({
    ...payingCard,
    giftCardId: z.string().max(60).optional(),
  }),
  response: PaymentReceipt,
  refusals: [...PAY_REFUSALS, "EXPIRED", "ALREADY_REDEEMED", "COUNTRY_ERROR"],
  isIdempotentByKey: true,
  retry: "limited",
});

export const payWithProfile = defineEndpoint({
  domain: "billing",
  name: "payWithProfile",
  method: "POST",
  path: "/billing/v1/billing-profiles/{billingProfileId}/pay",
  summary: "Pays bills of one profile",
  grant: "authenticated",
  params: profile,
  body: Payable,
  response: PaymentReceipt,
  refusals: PAY_REFUSALS,
  isIdempotentByKey: true,
  retry: "limited",
});

export const payWithMethod = defineEndpoint({
  domain: "billing",
  name: "payWithMethod",
  method: "POST",
  path: "/billing/v1/billing-profiles/{billingProfileId}/payment-methods/{paymentMethodId}/pay",
  summary: "Pays bills of one profile with one of its cards",
  grant: "authenticated",
  params: profile.extend({ paymentMethodId: z.string().max(80) }),
  body: Payable.omit({ stripePaymentMethodId: true, isForNextBills: true }),
  response: PaymentReceipt,
  refusals: PAY_REFUSALS,
  isIdempotentByKey: true,
  retry: "limited",
});

export const createPaymentSetupToken = defineEndpoint({
  domain: "billing",
  name: "createPaymentSetupToken",
  method: "POST",
  path: "/billing/v1/payments/setup-token",
  summary: "Lets the card frame register a card to pay one bill with",
  grant: "authenticated",
  body: z.object({ invoiceId: z.string().max(60) }),
  response: z.object({ setupToken: z.string(), expiresAt: Instant }).meta({ id: "PaymentSetupToken" }),
  success: 201,
  refusals: ["NOT_FOUND", "NOTHING_DUE", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const createPayment = defineEndpoint({
  domain: "billing",
  name: "createPayment",
  method: "POST",
  path: "/billing/v1/payments",
  summary: "Pays one bill",
  grant: "authenticated",
  body: z.object({ invoiceId: z.string().max(60), ...payingCard }),
  response: PaymentReceipt,
  success: 201,
  refusals: PAY_REFUSALS,
  isIdempotentByKey: true,
  retry: "limited",
});

export const getPayment = defineEndpoint({
  domain: "billing",
  name: "getPayment",
  method: "GET",
  path: "/billing/v1/payments/{paymentId}",
  summary: "What became of a payment; one that was declined is refused with the next move",
  grant: "authenticated",
  params: z.object({ paymentId: z.string().max(120) }),
  response: PaymentReceipt,
  refusals: ["NOT_FOUND", "CREDIT_CARD_ERROR"],
  retry: "limited",
});
