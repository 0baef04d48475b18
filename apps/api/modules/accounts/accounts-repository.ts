import { asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { accounts, agreements, privacyOptions } from "./accounts-tables.ts";

export type AccountRow = typeof accounts.$inferSelect;
export type Agreement = typeof agreements.$inferSelect;
export type PrivacyOption = typeof privacyOptions.$inferSelect;

/** Storage of accounts, agreements and privacy options. */
export function createAccountsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** Adds nothing when the person has an account, or the number is taken. */
    async addMissing(account: AccountRow): Promise<void> {
      await queries().insert(accounts).values(account).onConflictDoNothing();
    },

    async find(identityId: string): Promise<AccountRow | undefined> {
      const [account] = await queries().select().from(accounts).where(eq(accounts.identityId, identityId));
      return account;
    },

    /** Locked to the end of the transaction. */
    async findForUpdate(identityId: string): Promise<AccountRow | undefined> {
      const [account] = await queries()
        .select()
        .from(accounts)
        .where(eq(accounts.identityId, identityId))
        .for("update");
      return account;
    },

    async listAgreements(identityId: string): Promise<Agreement[]> {
      return queries()
        .select()
        .from(agreements)
        .where(eq(agreements.identityId, identityId))
        .orderBy(asc(agreements.agreedAt), asc(agreements.id));
    },

    async addAgreements(rows: Agreement[]): Promise<void> {
      await queries().insert(agreements).values(rows);
    },

    async addPrivacyOption(option: PrivacyOption): Promise<void> {
      await queries().insert(privacyOptions).values(option);
    },

    async setOptedOut(identityId: string, userOptedOut: boolean): Promise<void> {
      await queries().update(accounts).set({ userOptedOut }).where(eq(accounts.identityId, identityId));
    },
  };
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;
