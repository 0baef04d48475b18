import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { legacyAccounts } from "./legacy-accounts-tables.ts";

export type LegacyAccountRow = typeof legacyAccounts.$inferSelect;

export interface LegacyAccountsRepository {
  /** Writes an account down as the import brought it; what was known before gives way. */
  put(account: LegacyAccountRow): Promise<void>;
  find(identityId: string): Promise<LegacyAccountRow | undefined>;
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

    async find(identityId) {
      const [account] = await queries()
        .select()
        .from(legacyAccounts)
        .where(eq(legacyAccounts.identityId, identityId));
      return account;
    },

    async remove(identityId) {
      await queries().delete(legacyAccounts).where(eq(legacyAccounts.identityId, identityId));
    },
  };
}
