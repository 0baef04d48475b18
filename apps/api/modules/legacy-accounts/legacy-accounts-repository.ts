import { asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { legacyAccounts } from "./legacy-accounts-tables.ts";

export type LegacyAccountRow = typeof legacyAccounts.$inferSelect;
export type NewLegacyAccount = typeof legacyAccounts.$inferInsert;

export interface LegacyAccountsRepository {
  /** Writes an account down; what was known of the person's account before gives way. */
  put(account: NewLegacyAccount): Promise<void>;
  /** False, and nothing is written, where the number is known. */
  addMissing(account: NewLegacyAccount): Promise<boolean>;
  find(identityId: string): Promise<LegacyAccountRow | undefined>;
  findByNumber(accountNumber: string): Promise<LegacyAccountRow | undefined>;
  /** Of whoever has the address on file; in the order of their numbers. */
  listByEmail(email: string): Promise<LegacyAccountRow[]>;
  /** Nobody opens it any more: it has become a part of another account. */
  close(identityId: string): Promise<void>;
  remove(identityId: string): Promise<void>;
}

/** Storage of what the legacy system says about its accounts. */
export function createLegacyAccountsRepository(database: Database): LegacyAccountsRepository {
  const queries = () => database.queries();
  return {
    async put(account) {
      const { identityId: target } = legacyAccounts;
      await queries().insert(legacyAccounts).values(account).onConflictDoUpdate({ target, set: account });
    },

    async addMissing(account) {
      const rows = await queries()
        .insert(legacyAccounts)
        .values(account)
        .onConflictDoNothing({ target: legacyAccounts.accountNumber })
        .returning({ accountNumber: legacyAccounts.accountNumber });
      return rows.length > 0;
    },

    async find(identityId) {
      const [account] = await queries()
        .select()
        .from(legacyAccounts)
        .where(eq(legacyAccounts.identityId, identityId));
      return account;
    },

    async findByNumber(accountNumber) {
      const [account] = await queries()
        .select()
        .from(legacyAccounts)
        .where(eq(legacyAccounts.accountNumber, accountNumber));
      return account;
    },

    async listByEmail(email) {
      return queries()
        .select()
        .from(legacyAccounts)
        .where(eq(legacyAccounts.email, email))
        .orderBy(asc(legacyAccounts.accountNumber));
    },

    async close(identityId) {
      await queries()
        .update(legacyAccounts)
        .set({ isClosed: true, hasService: false })
        .where(eq(legacyAccounts.identityId, identityId));
    },

    async remove(identityId) {
      await queries().delete(legacyAccounts).where(eq(legacyAccounts.identityId, identityId));
    },
  };
}
