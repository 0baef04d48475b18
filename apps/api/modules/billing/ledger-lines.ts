import type { LedgerAccount } from "./billing-tables.ts";
import type { InvoiceRow } from "./invoices/invoices-repository.ts";
import type { StoredCharge } from "./stored-charge.ts";

export interface LedgerLine {
  transaction: "invoice" | "payment";
  account: LedgerAccount;
  amountInCents: number;
}

/** The double entries of a bill that is paid at once. Amounts of nought leave no line. */
export function ledgerLinesOf(charges: readonly StoredCharge[]): LedgerLine[] {
  const sum = (amountOf: (charge: StoredCharge) => number) =>
    charges.reduce((total, charge) => total + amountOf(charge), 0);
  const total = sum(({ totalInCents }) => totalInCents);
  const tax = sum(({ taxes }) => taxes.reduce((inAll, { amountInCents }) => inAll + amountInCents, 0));
  const lines: LedgerLine[] = [
    { transaction: "invoice", account: "receivable", amountInCents: total },
    {
      transaction: "invoice",
      account: "revenue",
      amountInCents: -sum(({ price }) => price.productAmountInCents),
    },
    {
      transaction: "invoice",
      account: "royaltyFee",
      amountInCents: -sum(({ price }) => price.royaltyFeeInCents),
    },
    { transaction: "invoice", account: "tax", amountInCents: -tax },
    { transaction: "payment", account: "cash", amountInCents: total },
    { transaction: "payment", account: "receivable", amountInCents: -total },
  ];
  return lines.filter((line) => line.amountInCents !== 0);
}

/** The double entries of a bill, and of what the balance pays of it. */
export function ledgerLinesOfBill(
  invoice: Pick<InvoiceRow, "id" | "charges" | "appliedBalanceInCents">,
): (Omit<LedgerLine, "transaction"> & { transactionId: string })[] {
  const applied = invoice.appliedBalanceInCents;
  const billed = ledgerLinesOf(invoice.charges).filter(({ transaction }) => transaction === "invoice");
  return [
    ...billed.map(({ account, amountInCents }) => ({
      transactionId: `invoice:${invoice.id}`,
      account,
      amountInCents,
    })),
    { transactionId: `balance:${invoice.id}`, account: "customerBalance" as const, amountInCents: applied },
    { transactionId: `balance:${invoice.id}`, account: "receivable" as const, amountInCents: -applied },
  ].filter(({ amountInCents }) => amountInCents !== 0);
}
