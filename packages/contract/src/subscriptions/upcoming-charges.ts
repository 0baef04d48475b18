import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { ChargeKind, ChargeLines, Credited } from "../orders/charge.ts";
import { Amount, Currency } from "../wire/money.ts";
import { BillingDate, Period } from "../wire/time.ts";

export const ChargeReason = z
  .enum(["renewal", "planStarts", "phaseStarts", "pauseEnds", "taxChanges", "credit", "fee"])
  .describe("What is new about a charge, the weightiest first");
export type ChargeReason = z.infer<typeof ChargeReason>;

const UpcomingCharge = z.object({
  kind: ChargeKind,
  reason: ChargeReason,
  offerId: z.string(),
  description: z.string().describe("The name of the plan"),
  phaseType: z.enum(["Free", "Introductory", "AutoRenewing"]),
  period: z.object({ start: BillingDate, end: BillingDate }).describe("end is the first day not covered"),
  billingPeriod: Period,
  credited: Credited.optional(),
  lines: ChargeLines,
});

export const UpcomingBill = z
  .object({
    date: BillingDate,
    charges: z.array(UpcomingCharge),
    total: Amount,
    appliedBalance: Amount.describe("What the balance would pay of it; less than nought goes into it"),
    amountDue: Amount,
    balanceAfter: Amount,
  })
  .meta({ id: "UpcomingBill" });
export type UpcomingBill = z.infer<typeof UpcomingBill>;

export const UpcomingCharges = z
  .object({
    currency: Currency,
    until: BillingDate.describe("The last day that is looked at"),
    bills: z.array(UpcomingBill),
  })
  .meta({ id: "UpcomingCharges" });
export type UpcomingCharges = z.infer<typeof UpcomingCharges>;

export const listUpcomingCharges = defineEndpoint({
  domain: "subscription",
  name: "listUpcomingCharges",
  method: "GET",
  path: "/subscription/v1/subscriptions/{subscriptionId}/charges",
  summary: "Every bill of a subscription in the next 24 months; none where somebody else bills it",
  grant: "authenticated",
  params: z.object({ subscriptionId: z.string().max(60) }),
  response: UpcomingCharges,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
