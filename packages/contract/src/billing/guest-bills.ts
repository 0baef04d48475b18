import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { Instant } from "../wire/time.ts";
import { PaymentMethodId } from "../wire/payment-method-id.ts";

const token = z.string().min(1).max(200);

/** What is due of an account, and nothing of whose it is. */
export const GuestBill = z
  .object({
    amount: Amount,
    currency: Currency,
    dueState: z.enum(["nothingDue", "due", "overdue"]),
    token: z.string().describe("Stands for the account in this browser until it expires"),
    expiresAt: Instant,
  })
  .meta({ id: "GuestBill" });
export type GuestBill = z.infer<typeof GuestBill>;

export const GuestReceipt = z
  .object({
    reference: z.string(),
    status: z
      .enum(["paid", "processing"])
      .describe("processing: the processor has not said yet whether the card was charged; ask again"),
    amount: Amount,
    currency: Currency,
  })
  .meta({ id: "GuestReceipt" });
export type GuestReceipt = z.infer<typeof GuestReceipt>;

export const findGuestBill = defineEndpoint({
  domain: "billing",
  name: "findGuestBill",
  method: "POST",
  path: "/billing/v1/guest-bills/find",
  summary:
    "What is due of an account, to whoever knows its number and the ZIP or postal code of its billing address",
  grant: "access",
  body: z.object({
    accountNumber: z.string().trim().min(1).max(24),
    zipCode: z.string().trim().min(1).max(12),
  }),
  response: GuestBill,
  refusals: ["NOT_FOUND", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const payGuestBill = defineEndpoint({
  domain: "billing",
  name: "payGuestBill",
  method: "POST",
  path: "/billing/v1/guest-bills/pay",
  summary: "Pays what is due of an account that was found, with a card that the account does not keep",
  grant: "access",
  body: z.object({
    token,
    amount: Amount.positive().describe("What the payer was shown; another is refused"),
    stripePaymentMethodId: PaymentMethodId,
  }),
  response: GuestReceipt,
  refusals: [
    "EXPIRED",
    "NOTHING_DUE",
    "QUOTE_CHANGED",
    "CREDIT_CARD_ERROR",
    "TOO_MANY_DECLINES",
    "CONFLICTING_REQUEST",
    "PAYMENT_IN_PROGRESS",
  ],
  isIdempotentByKey: true,
  retry: "limited",
});

export const watchGuestBill = defineEndpoint({
  domain: "billing",
  name: "watchGuestBill",
  method: "POST",
  path: "/billing/v1/guest-bills/watch",
  summary: "What became of the payment that was made with a token; one that was declined is refused",
  grant: "access",
  body: z.object({ token }),
  response: GuestReceipt,
  refusals: ["EXPIRED", "CREDIT_CARD_ERROR"],
  retry: "limited",
});
