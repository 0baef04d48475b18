import { lengthInMonths, type Period } from "../calendar/billing-period.ts";
import type { BilledPeriod } from "../pricing/billed-periods.ts";
import type { RefundRule } from "../pricing/subscription-schedule.ts";
import type { TaxableAddress } from "../tax/rates-in-force.ts";
import { type JurisdictionRule, ruleFor } from "./jurisdiction-rule.ts";

/** What a cancellation at once gives back of the days that were paid for. Nowhere is there a fee for it. */
export interface CancellationRefundRule extends JurisdictionRule {
  /** The shortest term, in months, of which unused days are given back. */
  proRataFromMonths: number;
}

export const REFUND_RULES: readonly CancellationRefundRule[] = [
  {
    id: "refund-by-term",
    jurisdiction: "everywhere",
    proRataFromMonths: 3,
    from: "2016-01-01",
    source: "Our own policy: terms of a quarter and longer by the day, a month runs to its end",
  },
  {
    id: "refund-qc",
    jurisdiction: "CA-QC",
    proRataFromMonths: 0,
    from: "2016-01-01",
    source: "Quebec Consumer Protection Act, sections 193 to 195 and 214.8",
  },
  {
    id: "refund-bc",
    jurisdiction: "CA-BC",
    proRataFromMonths: 0,
    from: "2026-08-01",
    source: "British Columbia Business Practices and Consumer Protection Act, as amended 2026-08-01",
  },
];

/** What a place gives back when a subscription ends within a period, and the rule that says so. */
export function refundFor(
  address: TaxableAddress,
  day: Temporal.PlainDate,
  period: Pick<BilledPeriod, "phase"> | undefined,
): { rule: CancellationRefundRule; refund: RefundRule } {
  const rule = ruleFor(REFUND_RULES, address, day);
  const isPaid = period !== undefined && period.phase.type !== "Free";
  const isLong = isPaid && lastsMonths(period.phase.billingPeriod, rule.proRataFromMonths);
  return { rule, refund: isLong ? "proRata" : "none" };
}

function lastsMonths(period: Period, months: number): boolean {
  const { count, outOf } = lengthInMonths(period);
  return count >= months * outOf;
}
