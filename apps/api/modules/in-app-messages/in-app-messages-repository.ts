import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { inAppMessages } from "./in-app-messages-tables.ts";

export type InAppMessageRow = typeof inAppMessages.$inferSelect;

export interface InAppMessagesRepository {
  put(row: InAppMessageRow): Promise<void>;
  find(identityId: string): Promise<InAppMessageRow | undefined>;
  remove(identityId: string): Promise<void>;
}

/** Storage of what we have to tell people. */
export function createInAppMessagesRepository(database: Database): InAppMessagesRepository {
  const queries = () => database.queries();
  return {
    async put(row) {
      await queries()
        .insert(inAppMessages)
        .values(row)
        .onConflictDoUpdate({ target: inAppMessages.identityId, set: row });
    },

    async find(identityId) {
      const [row] = await queries()
        .select()
        .from(inAppMessages)
        .where(eq(inAppMessages.identityId, identityId));
      return row;
    },

    async remove(identityId) {
      await queries().delete(inAppMessages).where(eq(inAppMessages.identityId, identityId));
    },
  };
}
