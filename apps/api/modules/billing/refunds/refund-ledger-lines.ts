import type { LedgerAccount } from "../billing-tables.ts";

export interface RefundLedgerLine {
  account: LedgerAccount;
  amountInCents: number;
}

/** The double entries of money given back: the bill it had paid is owed for again, until it is credited. */
export function refundLedgerLines(amountInCents: number): RefundLedgerLine[] {
  return [
    { account: "receivable", amountInCents },
    { account: "cash", amountInCents: -amountInCents },
  ];
}
