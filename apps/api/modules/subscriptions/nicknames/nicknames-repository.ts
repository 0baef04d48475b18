import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { subscriptionNicknames } from "./nicknames-tables.ts";

export interface NicknamesRepository {
  /** By the id of the plan. */
  list(identityId: string): Promise<ReadonlyMap<string, string>>;
  keep(row: typeof subscriptionNicknames.$inferSelect): Promise<void>;
  forget(identityId: string, subscriptionId: string): Promise<void>;
  forgetAllOf(identityId: string): Promise<void>;
  /** Keeps them for the account that the plans are in from now on. */
  moveAllOf(identityId: string, keeperId: string): Promise<void>;
}

/** Storage of what people call their plans. */
export function createNicknamesRepository(database: Database): NicknamesRepository {
  const queries = () => database.queries();
  const isOf = (identityId: string) => eq(subscriptionNicknames.identityId, identityId);
  return {
    async list(identityId) {
      const rows = await queries().select().from(subscriptionNicknames).where(isOf(identityId));
      return new Map(rows.map(({ subscriptionId, nickname }) => [subscriptionId, nickname]));
    },

    async keep(row) {
      const { identityId, subscriptionId } = subscriptionNicknames;
      await queries()
        .insert(subscriptionNicknames)
        .values(row)
        .onConflictDoUpdate({ target: [identityId, subscriptionId], set: { nickname: row.nickname } });
    },

    async forget(identityId, subscriptionId) {
      await queries()
        .delete(subscriptionNicknames)
        .where(and(isOf(identityId), eq(subscriptionNicknames.subscriptionId, subscriptionId)));
    },

    async moveAllOf(identityId, keeperId) {
      await queries().update(subscriptionNicknames).set({ identityId: keeperId }).where(isOf(identityId));
    },

    async forgetAllOf(identityId) {
      await queries().delete(subscriptionNicknames).where(isOf(identityId));
    },
  };
}
