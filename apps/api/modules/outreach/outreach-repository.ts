import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { outreachMessages } from "./outreach-tables.ts";

export type OutreachRow = typeof outreachMessages.$inferSelect;

export interface OutreachRepository {
  put(row: OutreachRow): Promise<void>;
  find(identityId: string): Promise<OutreachRow | undefined>;
  remove(identityId: string): Promise<void>;
}

/** Storage of what we have to tell people. */
export function createOutreachRepository(database: Database): OutreachRepository {
  const queries = () => database.queries();
  return {
    async put(row) {
      await queries()
        .insert(outreachMessages)
        .values(row)
        .onConflictDoUpdate({ target: outreachMessages.identityId, set: row });
    },

    async find(identityId) {
      const [row] = await queries()
        .select()
        .from(outreachMessages)
        .where(eq(outreachMessages.identityId, identityId));
      return row;
    },

    async remove(identityId) {
      await queries().delete(outreachMessages).where(eq(outreachMessages.identityId, identityId));
    },
  };
}
