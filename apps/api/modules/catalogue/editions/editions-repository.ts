import { and, desc, eq, gt, lte, ne, notInArray, or } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { catalogueEditions, catalogueEntries, catalogueWords, LIVE } from "../catalogue-tables.ts";

export type Edition = typeof catalogueEditions.$inferSelect;
export type EditionHead = Pick<Edition, "version" | "digest" | "origin">;

export interface EditionsRepository {
  /** Runs the work alone among all nodes, in one transaction: who looks something up meanwhile finds all of it. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  findHead(edition: string): Promise<EditionHead | undefined>;
  find(edition: string): Promise<Edition | undefined>;
  /** The draft of a link that has not ended. */
  findDraft(
    tokenDigest: string,
    now: Temporal.Instant,
  ): Promise<{ edition: string; expiresAt: Temporal.Instant } | undefined>;
  save(edition: Edition): Promise<void>;
  /** Drafts whose links have ended, and all but the newest ones. */
  removeDrafts(now: Temporal.Instant, mostKept: number): Promise<void>;
}

/** Storage of the editions of the catalogue. */
export function createEditionsRepository(database: Database): EditionsRepository {
  const queries = () => database.queries();
  return {
    inTurn: (work) => database.alone("catalogue", () => database.inTransaction(work)),

    async findHead(edition) {
      const { version, digest, origin } = catalogueEditions;
      const [head] = await queries()
        .select({ version, digest, origin })
        .from(catalogueEditions)
        .where(eq(catalogueEditions.edition, edition));
      return head;
    },

    async find(edition) {
      const [found] = await queries()
        .select()
        .from(catalogueEditions)
        .where(eq(catalogueEditions.edition, edition));
      return found;
    },

    async findDraft(tokenDigest, now) {
      const { edition, expiresAt } = catalogueEditions;
      const [found] = await queries()
        .select({ edition, expiresAt })
        .from(catalogueEditions)
        .where(and(eq(catalogueEditions.tokenDigest, tokenDigest), gt(expiresAt, now)));
      return found?.expiresAt == null ? undefined : { edition: found.edition, expiresAt: found.expiresAt };
    },

    async save(edition) {
      await queries()
        .insert(catalogueEditions)
        .values(edition)
        .onConflictDoUpdate({ target: catalogueEditions.edition, set: edition });
    },

    async removeDrafts(now, mostKept) {
      const isDraft = ne(catalogueEditions.edition, LIVE);
      const newest = queries()
        .select({ edition: catalogueEditions.edition })
        .from(catalogueEditions)
        .where(isDraft)
        .orderBy(desc(catalogueEditions.changedAt))
        .limit(mostKept);
      await queries()
        .delete(catalogueEditions)
        .where(
          and(
            isDraft,
            or(lte(catalogueEditions.expiresAt, now), notInArray(catalogueEditions.edition, newest)),
          ),
        );
      const there = queries().select({ edition: catalogueEditions.edition }).from(catalogueEditions);
      for (const table of [catalogueEntries, catalogueWords])
        await queries()
          .delete(table)
          .where(and(ne(table.edition, LIVE), notInArray(table.edition, there)));
    },
  };
}
