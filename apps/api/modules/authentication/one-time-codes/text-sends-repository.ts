import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { TextRecord } from "./decide-text.ts";
import { textSends } from "./text-sends-tables.ts";

export interface TextSendsRepository {
  add(send: { prefix: string; codeId: string; sentAt: Temporal.Instant }): Promise<void>;
  readLast(prefix: string, since: Temporal.Instant, count: number): Promise<TextRecord>;
  markRedeemed(codeId: string, at: Temporal.Instant): Promise<void>;
  removeBefore(before: Temporal.Instant): Promise<void>;
}

/** Storage of which texts went to which prefix, and which were redeemed. */
export function createTextSendsRepository(database: Database): TextSendsRepository {
  const queries = () => database.queries();
  return {
    async add(send) {
      await queries()
        .insert(textSends)
        .values({ ...send, redeemedAt: null });
    },

    async readLast(prefix, since, count) {
      const rows = await queries()
        .select({ redeemedAt: textSends.redeemedAt })
        .from(textSends)
        .where(and(eq(textSends.prefix, prefix), gt(textSends.sentAt, since)))
        .orderBy(desc(textSends.sentAt))
        .limit(count);
      return { sent: rows.length, redeemed: rows.filter((row) => row.redeemedAt !== null).length };
    },

    async markRedeemed(codeId, at) {
      await queries()
        .update(textSends)
        .set({ redeemedAt: at })
        .where(and(eq(textSends.codeId, codeId), isNull(textSends.redeemedAt)));
    },

    async removeBefore(before) {
      await queries().delete(textSends).where(lt(textSends.sentAt, before));
    },
  };
}
