import type { Currency } from "@skywave/domain/money/currency";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { balances, ledgerEntries, type LedgerAccount } from "../billing-tables.ts";

export type Balance = typeof balances.$inferSelect;

/** Storage of what people have to their credit. */
export function createBalancesRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async find(identityId: string, billingProfileId: string): Promise<number> {
      const [row] = await queries()
        .select({ balanceInCents: balances.balanceInCents })
        .from(balances)
        .where(and(eq(balances.identityId, identityId), eq(balances.billingProfileId, billingProfileId)));
      return row?.balanceInCents ?? 0;
    },

    /** The balances of a person by billing profile. */
    async listOf(identityId: string): Promise<Map<string, number>> {
      const rows = await queries().select().from(balances).where(eq(balances.identityId, identityId));
      return new Map(rows.map(({ billingProfileId, balanceInCents }) => [billingProfileId, balanceInCents]));
    },

    /** Puts money in. Call it in a transaction. */
    async add(change: Omit<Balance, "balanceInCents"> & { amountInCents: number }): Promise<void> {
      const { amountInCents, ...row } = change;
      await queries()
        .insert(balances)
        .values({ ...row, balanceInCents: amountInCents })
        .onConflictDoUpdate({
          target: [balances.identityId, balances.billingProfileId],
          set: { balanceInCents: sql`${balances.balanceInCents} + ${amountInCents}` },
        });
    },

    /** Takes money out; the table refuses to go below nought. Call it in a transaction. */
    async take(change: Omit<Balance, "balanceInCents"> & { amountInCents: number }): Promise<void> {
      const { identityId, billingProfileId, amountInCents } = change;
      await queries()
        .update(balances)
        .set({ balanceInCents: sql`${balances.balanceInCents} - ${amountInCents}` })
        .where(and(eq(balances.identityId, identityId), eq(balances.billingProfileId, billingProfileId)));
    },

    /** Writes one transaction of the ledger; its lines add up to nought. */
    async writeLedger(
      transaction: { identityId: string; transactionId: string; currency: Currency; at: Temporal.Instant },
      lines: Partial<Record<LedgerAccount, number>>,
    ): Promise<void> {
      const total = Object.values(lines).reduce((sum, cents) => sum + cents, 0);
      if (total !== 0) throw new Error(`${transaction.transactionId} is out of balance by ${total} cents`);
      const accounts: LedgerAccount[] = ["cash", "receivable", "customerBalance", "giftCardLiability"];
      const entries = accounts.flatMap((account) => {
        const amountInCents = lines[account] ?? 0;
        return amountInCents === 0 ? [] : [{ ...transaction, account, amountInCents }];
      });
      if (entries.length > 0) await queries().insert(ledgerEntries).values(entries);
    },
  };
}

export type BalancesRepository = ReturnType<typeof createBalancesRepository>;
