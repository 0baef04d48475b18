import type { AutoDownloadList } from "@skywave/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { autoDownloads } from "../library-tables.ts";

export type AutoDownloadRow = typeof autoDownloads.$inferSelect;

export interface AutoDownloadsRepository {
  /** What was set last first; no more than there are shows. */
  list(identityId: string, list: AutoDownloadList): Promise<AutoDownloadRow[]>;
  /** One that is there already is there since when it was set. */
  put(row: AutoDownloadRow): Promise<AutoDownloadRow>;
  remove(identityId: string, list: AutoDownloadList, showId: string): Promise<void>;
  removeAllOf(identityId: string): Promise<void>;
}

/** Storage of what people's devices download by themselves. */
export function createAutoDownloadsRepository(database: Database): AutoDownloadsRepository {
  const queries = () => database.queries();
  const { identityId: whose, list: which, showId: show, setAt } = autoDownloads;
  return {
    async list(identityId, list) {
      return queries()
        .select()
        .from(autoDownloads)
        .where(and(eq(whose, identityId), eq(which, list)))
        .orderBy(desc(setAt), desc(show));
    },
    async put(row) {
      const [written = row] = await queries()
        .insert(autoDownloads)
        .values(row)
        .onConflictDoUpdate({ target: [whose, which, show], set: { mostEpisodes: row.mostEpisodes } })
        .returning();
      return written;
    },
    async remove(identityId, list, showId) {
      await queries()
        .delete(autoDownloads)
        .where(and(eq(whose, identityId), eq(which, list), eq(show, showId)));
    },
    async removeAllOf(identityId) {
      await queries().delete(autoDownloads).where(eq(whose, identityId));
    },
  };
}
