import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { magicLinks } from "./magic-links-tables.ts";

export type MagicLink = typeof magicLinks.$inferSelect;

export interface MagicLinksRepository {
  add(link: MagicLink): Promise<void>;
  find(digest: string): Promise<MagicLink | undefined>;
  /** True for the one caller that uses the link. */
  consume(digest: string, now: Temporal.Instant): Promise<boolean>;
  removeAllOf(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of magic links. */
export function createMagicLinksRepository(database: Database): MagicLinksRepository {
  const queries = () => database.queries();
  return {
    async add(link) {
      await queries().insert(magicLinks).values(link);
    },

    async find(digest) {
      const [link] = await queries().select().from(magicLinks).where(eq(magicLinks.digest, digest));
      return link;
    },

    async consume(digest, now) {
      const rows = await queries()
        .update(magicLinks)
        .set({ usedAt: now })
        .where(and(eq(magicLinks.digest, digest), isNull(magicLinks.usedAt), gt(magicLinks.expiresAt, now)))
        .returning({ digest: magicLinks.digest });
      return rows.length > 0;
    },

    async removeAllOf(identityId) {
      await queries().delete(magicLinks).where(eq(magicLinks.identityId, identityId));
    },

    async removeExpired(before) {
      await queries().delete(magicLinks).where(lt(magicLinks.expiresAt, before));
    },
  };
}
