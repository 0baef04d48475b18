import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { outreachMessages } from "./outreach-tables.ts";

export type OutreachRow = typeof outreachMessages.$inferSelect;

/** Storage of what we have to tell people. */
export function createOutreachRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async put(row: OutreachRow): Promise<void> {
      await queries()
        .insert(outreachMessages)
        .values(row)
        .onConflictDoUpdate({ target: outreachMessages.identityId, set: row });
    },

    async find(identityId: string): Promise<OutreachRow | undefined> {
      const [row] = await queries()
        .select()
        .from(outreachMessages)
        .where(eq(outreachMessages.identityId, identityId));
      return row;
    },

    async remove(identityId: string): Promise<void> {
      await queries().delete(outreachMessages).where(eq(outreachMessages.identityId, identityId));
    },
  };
}

export type OutreachRepository = ReturnType<typeof createOutreachRepository>;
