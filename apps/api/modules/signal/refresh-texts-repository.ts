import { and, eq, gte, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { refreshTexts } from "./signal-tables.ts";

export type RefreshText = typeof refreshTexts.$inferSelect;

export interface RefreshTextsRepository {
  add(text: RefreshText): Promise<void>;
  /** The radios that a phone had texts about, each once. */
  listRadiosOf(phoneDigest: string, from: Temporal.Instant): Promise<string[]>;
  removeOlder(before: Temporal.Instant): Promise<void>;
}

/** Storage of which phone had the steps of a refresh, for which radios. */
export function createRefreshTextsRepository(database: Database): RefreshTextsRepository {
  const queries = () => database.queries();
  return {
    async add(text) {
      await queries().insert(refreshTexts).values(text);
    },

    async listRadiosOf(phoneDigest, from) {
      const rows = await queries()
        .selectDistinct({ radioId: refreshTexts.radioId })
        .from(refreshTexts)
        .where(and(eq(refreshTexts.phoneDigest, phoneDigest), gte(refreshTexts.sentAt, from)));
      return rows.map(({ radioId }) => radioId);
    },

    async removeOlder(before) {
      await queries().delete(refreshTexts).where(lt(refreshTexts.sentAt, before));
    },
  };
}
