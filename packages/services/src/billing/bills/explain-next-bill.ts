import type { NextBill } from "@skywave/contract/billing/bills";
import type { Skywave } from "@skywave/sdk";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import { type BillBefore, compareWithInvoice, unlessForSeveral } from "./compare-invoices.ts";
import { findInvoiceBefore } from "./find-invoice-before.ts";

/** One subscription's share of the next bill. */
export interface ExplainedShare {
  subscriptionId: string;
  lines: NextBill["lines"];
  comparison: BillBefore;
}

export type ExplainNextBillOutcome = { ok: true; shares: readonly ExplainedShare[] } | CommonFailure;

/** What the next bill is made of, and how each subscription's share differs from its last bill. */
export async function explainNextBill(
  skywave: Skywave,
  { nextBill }: { nextBill: NextBill },
): Promise<ExplainNextBillOutcome> {
  const shares: ExplainedShare[] = [];
  for (const [subscriptionId, lines] of Map.groupBy(nextBill.lines, (line) => line.subscriptionId)) {
    const created = `${nextBill.date}T00:00:00Z`;
    const found = await findInvoiceBefore(skywave, { subscriptionId, created, isBefore: () => true });
    if (!found.ok) return found;
    const last = lines.at(-1);
    const plan = last?.description ?? "";
    const flat = lines.map(({ lines: amounts, kind, phaseType, period }) => ({
      ...amounts,
      kind,
      phaseType,
      period,
    }));
    const comparison = unlessForSeveral(found.before, (before) =>
      compareWithInvoice({ plan, place: last?.place ?? before.serviceAddress.state, lines: flat }, before),
    );
    shares.push({ subscriptionId, lines, comparison });
  }
  return { ok: true, shares };
}
