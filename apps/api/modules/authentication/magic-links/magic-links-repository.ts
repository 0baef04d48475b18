import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { magicLinks } from "./magic-links-tables.ts";

export type MagicLink = typeof magicLinks.$inferSelect;

/** Storage of magic links. */
export function createMagicLinksRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async add(link: MagicLink): Promise<void> {
      await queries().insert(magicLinks).values(link);
    },

    async find(digest: string): Promise<MagicLink | undefined> {
      const [link] = await queries().select().from(magicLinks).where(eq(magicLinks.digest, digest));
      return link;
    },

    /** True for the one caller that uses the link. */
    async consume(digest: string, now: Temporal.Instant): Promise<boolean> {
      const rows = await queries()
        .update(magicLinks)
        .set({ usedAt: now })
        .where(and(eq(magicLinks.digest, digest), isNull(magicLinks.usedAt), gt(magicLinks.expiresAt, now)))
        .returning({ digest: magicLinks.digest });
      return rows.length > 0;
    },

    async removeAllOf(identityId: string): Promise<void> {
      await queries().delete(magicLinks).where(eq(magicLinks.identityId, identityId));
    },

    async removeExpired(before: Temporal.Instant): Promise<void> {
      await queries().delete(magicLinks).where(lt(magicLinks.expiresAt, before));
    },
  };
}

export type MagicLinksRepository = ReturnType<typeof createMagicLinksRepository>;
