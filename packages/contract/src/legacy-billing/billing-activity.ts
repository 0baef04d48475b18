import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { BillingDate } from "../wire/time.ts";

/** One line of what was billed, paid or given back. */
export const BillItem = z
  .object({
    transactionDate: BillingDate,
    billNumber: z.string().nullable(),
    eventType: z.enum(["charge", "payment", "refund", "credit", "fee", "tax", "adjustment"]),
    startDate: BillingDate.nullable(),
    endDate: BillingDate.nullable().describe("The first day not covered"),
    serviceFor: z.string().nullable().describe("The subscription"),
    description: z.string(),
    amount: Amount.describe("Less than nought where it is given back"),
    currency: Currency,
    radioId: z.string().nullable().describe("The last four; null for service without a radio"),
    planLabel: z.string().nullable(),
    packageName: z.string().nullable(),
    planType: z.enum(["TRIAL", "PROMO", "SELF_PAY"]).nullable(),
    term: z.int().nullable().describe("Months; null for a part of one"),
    feeLabel: z.string().nullable(),
    isRefund: z.boolean(),
    isFee: z.boolean(),
    isTax: z.boolean(),
    isCredit: z.boolean(),
  })
  .meta({ id: "BillItem" });
export type BillItem = z.infer<typeof BillItem>;

const BillingActivityQuestion = z.object({
  transactionType: z
    .enum(["all", "payment", "invoice", "subscription"])
    .default("all")
    .describe("invoice and subscription: what was billed"),
  startDate: BillingDate.optional(),
  endDate: BillingDate.optional(),
});
const BillingActivity = z.object({ data: z.object({ billItems: z.array(BillItem) }) });

export const billingActivity = defineEndpoint({
  domain: "legacy",
  name: "billingActivity",
  method: "POST",
  path: "/billing/activity",
  summary: "What was billed and paid, line by line, newest first; the last 24 months where no days are given",
  grant: "authenticated",
  body: BillingActivityQuestion,
  response: BillingActivity,
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
  isRepeatable: true,
});

export const readBillingActivity = defineEndpoint({
  domain: "legacy",
  name: "readBillingActivity",
  method: "GET",
  path: "/billing/activity",
  summary: "The same as `billingActivity`, with the question in the address",
  grant: "authenticated",
  query: BillingActivityQuestion,
  response: BillingActivity,
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
});
