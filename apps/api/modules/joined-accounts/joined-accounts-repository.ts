import { asc, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { accountJoins, joinedAccounts } from "./joined-accounts-tables.ts";

export type AccountJoinRow = typeof accountJoins.$inferSelect;
export type JoinedAccountRow = typeof joinedAccounts.$inferSelect;

export interface JoinedAccountsRepository {
  addJoin(join: AccountJoinRow): Promise<void>;
  findJoin(id: string): Promise<AccountJoinRow | undefined>;
  markProved(id: string, provedAt: Temporal.Instant, expiresAt: Temporal.Instant): Promise<void>;
  /** Of the account that has become a part of another one; undefined for one that has not. */
  find(identityId: string): Promise<JoinedAccountRow | undefined>;
  findByJoin(joinId: string): Promise<JoinedAccountRow | undefined>;
  /** The accounts that are a part of a person's, the oldest first. */
  listOf(keeperId: string): Promise<JoinedAccountRow[]>;
  /** Writes an account down, and takes along what had become a part of it. */
  add(account: JoinedAccountRow): Promise<void>;
  forgetJoinsOf(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of which accounts are a part of which, and of those that are about to be. */
export function createJoinedAccountsRepository(database: Database): JoinedAccountsRepository {
  const queries = () => database.queries();
  return {
    async addJoin(join) {
      await queries().insert(accountJoins).values(join);
    },

    async findJoin(id) {
      const [join] = await queries().select().from(accountJoins).where(eq(accountJoins.id, id));
      return join;
    },

    async markProved(id, provedAt, expiresAt) {
      await queries().update(accountJoins).set({ provedAt, expiresAt }).where(eq(accountJoins.id, id));
    },

    async find(identityId) {
      const [account] = await queries()
        .select()
        .from(joinedAccounts)
        .where(eq(joinedAccounts.identityId, identityId));
      return account;
    },

    async findByJoin(joinId) {
      const [account] = await queries()
        .select()
        .from(joinedAccounts)
        .where(eq(joinedAccounts.joinId, joinId));
      return account;
    },

    async listOf(keeperId) {
      return queries()
        .select()
        .from(joinedAccounts)
        .where(eq(joinedAccounts.keeperId, keeperId))
        .orderBy(asc(joinedAccounts.joinedAt), asc(joinedAccounts.identityId));
    },

    async add(account) {
      const { identityId, keeperId } = account;
      await queries().insert(joinedAccounts).values(account);
      await queries().update(joinedAccounts).set({ keeperId }).where(eq(joinedAccounts.keeperId, identityId));
    },

    async forgetJoinsOf(identityId) {
      await queries().delete(accountJoins).where(eq(accountJoins.keeperId, identityId));
    },

    async removeExpired(before) {
      await queries().delete(accountJoins).where(lt(accountJoins.expiresAt, before));
    },
  };
}
