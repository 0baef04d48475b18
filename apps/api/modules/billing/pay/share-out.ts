import { amountDueInCents, type InvoiceRow } from "#modules/books/index.ts";

export interface Share {
  invoice: InvoiceRow;
  amountInCents: number;
}

/** Shares money out among bills in their order, each as far as it is owed; what is over is told. */
export function shareOut(
  owed: readonly InvoiceRow[],
  moneyInCents: number,
): { shares: Share[]; restInCents: number } {
  let restInCents = moneyInCents;
  const shares = owed.flatMap((invoice) => {
    const amountInCents = Math.min(restInCents, amountDueInCents(invoice));
    restInCents -= amountInCents;
    return amountInCents > 0 ? [{ invoice, amountInCents }] : [];
  });
  return { shares, restInCents };
}

export function sumOwed(owed: readonly InvoiceRow[]): number {
  return owed.reduce((sum, invoice) => sum + amountDueInCents(invoice), 0);
}
