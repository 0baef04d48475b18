import { asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { accounts, agreements, privacyOptions } from "./accounts-tables.ts";

export type AccountRow = typeof accounts.$inferSelect;
export type Agreement = typeof agreements.$inferSelect;
export type PrivacyOption = typeof privacyOptions.$inferSelect;

export interface AccountsRepository {
  /** Adds nothing when the person has an account, or the number is taken. */
  addMissing(account: AccountRow): Promise<void>;
  find(identityId: string): Promise<AccountRow | undefined>;
  findByNumber(accountNumber: string): Promise<AccountRow | undefined>;
  /** Locked to the end of the transaction. */
  findForUpdate(identityId: string): Promise<AccountRow | undefined>;
  listAgreements(identityId: string): Promise<Agreement[]>;
  addAgreements(rows: Agreement[]): Promise<void>;
  addPrivacyOption(option: PrivacyOption): Promise<void>;
  setOptedOut(identityId: string, userOptedOut: boolean): Promise<void>;
}

/** Storage of accounts, agreements and privacy options. */
export function createAccountsRepository(database: Database): AccountsRepository {
  const queries = () => database.queries();
  return {
    async addMissing(account) {
      await queries().insert(accounts).values(account).onConflictDoNothing();
    },

    async find(identityId) {
      const [account] = await queries().select().from(accounts).where(eq(accounts.identityId, identityId));
      return account;
    },

    async findByNumber(accountNumber) {
      const [account] = await queries()
        .select()
        .from(accounts)
        .where(eq(accounts.accountNumber, accountNumber));
      return account;
    },

    async findForUpdate(identityId) {
      const [account] = await queries()
        .select()
        .from(accounts)
        .where(eq(accounts.identityId, identityId))
        .for("update");
      return account;
    },

    async listAgreements(identityId) {
      return queries()
        .select()
        .from(agreements)
        .where(eq(agreements.identityId, identityId))
        .orderBy(asc(agreements.agreedAt), asc(agreements.id));
    },

    async addAgreements(rows) {
      await queries().insert(agreements).values(rows);
    },

    async addPrivacyOption(option) {
      await queries().insert(privacyOptions).values(option);
    },

    async setOptedOut(identityId, userOptedOut) {
      await queries().update(accounts).set({ userOptedOut }).where(eq(accounts.identityId, identityId));
    },
  };
}
