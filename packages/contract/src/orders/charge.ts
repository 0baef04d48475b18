import { z } from "zod";
import { Amount } from "../wire/money.ts";
import { BillingDate, Period } from "../wire/time.ts";

export const TaxBreakdown = z
  .object({
    jurisdiction: z.string(),
    jurisdictionLevel: z.enum(["country", "state", "province"]),
    taxType: z.string(),
    displayName: z.string(),
    rate: z.number().describe("0.0625 is 6.25 %"),
    base: Amount,
    amount: Amount,
  })
  .meta({ id: "TaxBreakdown" });

export const ChargeLines = z
  .object({
    productAmount: Amount,
    fees: z.array(z.object({ type: z.literal("mrf"), displayName: z.string(), amount: Amount })),
    taxes: z.object({ total: Amount, breakdown: z.array(TaxBreakdown) }),
    total: Amount,
  })
  .meta({ id: "ChargeLines" });
export type ChargeLines = z.infer<typeof ChargeLines>;

export const ChargeKind = z
  .enum(["period", "credit", "fee"])
  .describe(
    "credit: gives back days that were billed and are not used; fee: paid once, for a move to another radio",
  );

export const PhaseType = z.enum(["Free", "Introductory", "AutoRenewing"]);

export const Credited = z.object({
  days: z.int().describe("Days given back"),
  billedDays: z.int().describe("Days that the bill was for"),
  periodStart: BillingDate,
});

export const Charge = z
  .object({
    kind: ChargeKind,
    credited: Credited.optional(),
    phaseType: PhaseType,
    line: z.int().min(0).optional().describe("Of an order for several plans: the place of its line"),
    period: z.object({ start: BillingDate, end: BillingDate }).describe("end is the first day not covered"),
    billingPeriod: Period,
    lines: ChargeLines,
    previousBalance: Amount,
    postPurchaseBalance: Amount,
    giftCardBalance: Amount,
  })
  .meta({ id: "Charge" });
export type Charge = z.infer<typeof Charge>;

/** Each bill stands in exactly one group; a group that does not apply is empty. */
export const Charges = z
  .object({
    oneTimeCharge: z.array(Charge).describe("Due now"),
    repeatingCharge: z.array(Charge).describe("The other bills of the introductory price"),
    ongoingCharge: z.array(Charge).describe("The first bill of the price that goes on until cancelled"),
    zeroCharge: z.array(Charge).describe("The free part"),
  })
  .meta({ id: "Charges" });
export type Charges = z.infer<typeof Charges>;
