import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { ChargeKind, ChargeLines, PhaseType } from "../orders/charge.ts";
import { Amount, Currency } from "../wire/money.ts";
import { BillingDate, Instant } from "../wire/time.ts";
import { WalletKind } from "../wire/wallet-kind.ts";
import { HistoryQuery } from "./invoices.ts";

export const NextBill = z
  .object({
    date: BillingDate,
    amount: Amount,
    appliedBalance: Amount.optional().describe("What the balance pays of it; it is taken off the amount"),
    currency: Currency,
    lines: z.array(
      z.object({
        subscriptionId: z.string(),
        description: z.string(),
        kind: ChargeKind,
        phaseType: PhaseType,
        period: z.object({ start: BillingDate, end: BillingDate }),
        place: z
          .string()
          .optional()
          .describe("State or province where the plan is used, by which it is taxed"),
        lines: ChargeLines,
      }),
    ),
  })
  .meta({ id: "NextBill" });
export type NextBill = z.infer<typeof NextBill>;

export const getNextBill = defineEndpoint({
  domain: "billing",
  name: "getNextBill",
  method: "GET",
  path: "/billing/v1/next-bill",
  summary: "What will be charged next, and when; 204 if nothing will",
  grant: "authenticated",
  response: NextBill,
  mayBeEmpty: true,
  refusals: [],
  retry: "limited",
});

export const PaymentHistoryItem = z
  .object({
    id: z.string(),
    entryType: z.enum(["payment", "balance", "refund"]),
    balanceReason: z
      .enum(["giftCard", "usedForInvoice", "creditedByInvoice", "overpaid", "fromJoined", "movedToJoined"])
      .optional()
      .describe("Of balance entries: where money came into it from, or that it paid a bill"),
    paidFor: z.enum(["gift"]).optional().describe("What was paid or given back, where it was no bill"),
    paidAt: Instant,
    amount: Amount,
    currency: Currency,
    invoiceIds: z.array(z.string()),
    paymentMethodId: z.string().nullable(),
    card: z.object({ brand: z.string(), last4: z.string(), walletKind: WalletKind.optional() }).nullable(),
  })
  .meta({ id: "PaymentHistoryItem" });
export type PaymentHistoryItem = z.infer<typeof PaymentHistoryItem>;

export const listPaymentHistory = defineEndpoint({
  domain: "billing",
  name: "listPaymentHistory",
  method: "GET",
  path: "/billing/v1/payment-history",
  summary: "Payments, balance entries and refunds of a span of time",
  grant: "authenticated",
  query: HistoryQuery.extend({
    paymentMethodId: z.string().max(60).optional(),
    orderBy: z.enum(["newest", "oldest"]).optional(),
    entryType: z.enum(["payment", "balance", "refund"]).optional(),
  }),
  response: z
    .object({ items: z.array(PaymentHistoryItem), nextToken: z.string().optional() })
    .meta({ id: "PaymentHistory" }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});
