import type { InvoiceRow } from "../invoices/invoices-repository.ts";
import { type LedgerEntry, ledgerTransaction } from "./ledger-rows.ts";

/** What a bill says is owed, and for what. */
export function billEntries({ id, charges }: Pick<InvoiceRow, "id" | "charges">): LedgerEntry[] {
  const sum = (amountsOf: (charge: (typeof charges)[number]) => readonly number[]) =>
    charges.flatMap(amountsOf).reduce((total, cents) => total + cents, 0);
  return ledgerTransaction(`invoice:${id}`, {
    receivable: sum(({ totalInCents }) => [totalInCents]),
    revenue: -sum(({ price }) => [price.productAmountInCents]),
    royaltyFee: -sum(({ price }) => [price.royaltyFeeInCents]),
    tax: -sum(({ taxes }) => taxes.map(({ amountInCents }) => amountInCents)),
  });
}

/** What the balance pays of a bill; of a credit, less than nought, it goes into it. */
export function balanceEntries(bill: string, amountInCents: number): LedgerEntry[] {
  return ledgerTransaction(`balance:${bill}`, {
    customerBalance: amountInCents,
    receivable: -amountInCents,
  });
}

/** What a card paid of bills. */
export function paymentEntries(payment: string, amountInCents: number): LedgerEntry[] {
  return ledgerTransaction(`payment:${payment}`, { cash: amountInCents, receivable: -amountInCents });
}

/** The bank takes back what a gift card had cost: nobody is owed the card any more. */
export function contestedEntries(transactionId: string, amountInCents: number): LedgerEntry[] {
  return ledgerTransaction(transactionId, { giftCardLiability: amountInCents, cash: -amountInCents });
}

/** Money given back to a card: the bill it had paid is owed for again, until it is credited. */
export function refundEntries(transactionId: string, amountInCents: number): LedgerEntry[] {
  return ledgerTransaction(transactionId, { receivable: amountInCents, cash: -amountInCents });
}
