import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { subscriptionNicknames } from "./nicknames-tables.ts";

/** Storage of what people call their plans. */
export function createNicknamesRepository(database: Database) {
  const queries = () => database.queries();
  const isOf = (identityId: string) => eq(subscriptionNicknames.identityId, identityId);
  return {
    /** By the id of the plan. */
    async list(identityId: string): Promise<ReadonlyMap<string, string>> {
      const rows = await queries().select().from(subscriptionNicknames).where(isOf(identityId));
      return new Map(rows.map(({ subscriptionId, nickname }) => [subscriptionId, nickname]));
    },

    async keep(row: typeof subscriptionNicknames.$inferSelect): Promise<void> {
      const { identityId, subscriptionId } = subscriptionNicknames;
      await queries()
        .insert(subscriptionNicknames)
        .values(row)
        .onConflictDoUpdate({ target: [identityId, subscriptionId], set: { nickname: row.nickname } });
    },

    async forget(identityId: string, subscriptionId: string): Promise<void> {
      await queries()
        .delete(subscriptionNicknames)
        .where(and(isOf(identityId), eq(subscriptionNicknames.subscriptionId, subscriptionId)));
    },

    async forgetAllOf(identityId: string): Promise<void> {
      await queries().delete(subscriptionNicknames).where(isOf(identityId));
    },
  };
}

export type NicknamesRepository = ReturnType<typeof createNicknamesRepository>;
