import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { legacyAccounts } from "./legacy-accounts-tables.ts";

export type LegacyAccountRow = typeof legacyAccounts.$inferSelect;

/** Storage of what the legacy system says about its accounts. */
export function createLegacyAccountsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** Writes an account down as the import brought it; what was known before gives way. */
    async put(account: LegacyAccountRow): Promise<void> {
      const { identityId: target } = legacyAccounts;
      await queries().insert(legacyAccounts).values(account).onConflictDoUpdate({ target, set: account });
    },

    async find(identityId: string): Promise<LegacyAccountRow | undefined> {
      const [account] = await queries()
        .select()
        .from(legacyAccounts)
        .where(eq(legacyAccounts.identityId, identityId));
      return account;
    },

    async remove(identityId: string): Promise<void> {
      await queries().delete(legacyAccounts).where(eq(legacyAccounts.identityId, identityId));
    },
  };
}

export type LegacyAccountsRepository = ReturnType<typeof createLegacyAccountsRepository>;
