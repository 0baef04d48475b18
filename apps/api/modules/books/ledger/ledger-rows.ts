import { LEDGER_ACCOUNTS, type LedgerAccount, type ledgerEntries } from "../tables/books-tables.ts";

export interface LedgerEntry {
  transactionId: string;
  account: LedgerAccount;
  amountInCents: number;
}

type LedgerRow = typeof ledgerEntries.$inferInsert;

/** Whose money it is, and when it moved. */
export type LedgerHead = Pick<LedgerRow, "identityId" | "currency" | "at">;

type Amounts = Readonly<Partial<Record<LedgerAccount, number>>>;

/** The entries of one transaction. Debits are positive; amounts of nought leave no entry. */
export function ledgerTransaction(transactionId: string, amounts: Amounts): LedgerEntry[] {
  return LEDGER_ACCOUNTS.flatMap((account) => {
    const amountInCents = amounts[account] ?? 0;
    return amountInCents === 0 ? [] : [{ transactionId, account, amountInCents }];
  });
}

/** The rows by which transactions are stored. Throws where one of them does not add up to nought. */
export function ledgerRows(head: LedgerHead, entries: readonly LedgerEntry[]): LedgerRow[] {
  for (const [transactionId, own] of Map.groupBy(entries, (entry) => entry.transactionId)) {
    const total = own.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    if (total !== 0) throw new Error(`${transactionId} is out of balance by ${total} cents`);
  }
  const { identityId, currency, at } = head;
  return entries.map((entry) => ({ ...entry, identityId, currency, at }));
}
