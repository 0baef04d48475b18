import type { LedgerAccount } from "./billing-tables.ts";
import type { StoredCharge } from "./stored-charge.ts";

export interface LedgerLine {
  transaction: "invoice" | "payment";
  account: LedgerAccount;
  amountInCents: number;
}

/** The double entries of a bill that is paid at once. Amounts of nought leave no line. */
export function ledgerLinesOf(charge: StoredCharge): LedgerLine[] {
  const tax = charge.taxes.reduce((sum, line) => sum + line.amountInCents, 0);
  const lines: LedgerLine[] = [
    { transaction: "invoice", account: "receivable", amountInCents: charge.totalInCents },
    { transaction: "invoice", account: "revenue", amountInCents: -charge.price.productAmountInCents },
    { transaction: "invoice", account: "royaltyFee", amountInCents: -charge.price.royaltyFeeInCents },
    { transaction: "invoice", account: "tax", amountInCents: -tax },
    { transaction: "payment", account: "cash", amountInCents: charge.totalInCents },
    { transaction: "payment", account: "receivable", amountInCents: -charge.totalInCents },
  ];
  return lines.filter((line) => line.amountInCents !== 0);
}
