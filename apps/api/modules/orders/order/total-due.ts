import type { QuoteTerms } from "./order-row.ts";

/** What falls due by an order before any balance; less than nought is given back. */
export function totalDueOf({ charges }: Pick<QuoteTerms, "charges">): number {
  return charges.oneTimeCharge.reduce((sum, { totalInCents }) => sum + totalInCents, 0);
}
