import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { radioSubscriptions } from "./radios-tables.ts";

export interface FormerLinksRepository {
  /** Ends what is heard on a radio, whoever's it is. */
  unlink(radioId: string, at: Temporal.Instant): Promise<void>;
  /** Until when the last plan was heard on a radio that is not any more; undefined where none ever was. */
  findLastHeard(radioId: string): Promise<Temporal.Instant | undefined>;
}

/** Storage of what was heard on radios before. */
export function createFormerLinksRepository(database: Database): FormerLinksRepository {
  const queries = () => database.queries();
  return {
    async unlink(radioId, at) {
      await queries()
        .update(radioSubscriptions)
        .set({ until: at })
        .where(and(eq(radioSubscriptions.radioId, radioId), isNull(radioSubscriptions.until)));
    },

    async findLastHeard(radioId) {
      const [row] = await queries()
        .select({ until: radioSubscriptions.until })
        .from(radioSubscriptions)
        .where(and(eq(radioSubscriptions.radioId, radioId), isNotNull(radioSubscriptions.until)))
        .orderBy(desc(radioSubscriptions.until))
        .limit(1);
      return row?.until ?? undefined;
    },
  };
}
