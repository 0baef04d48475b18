import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { targetedLinks } from "./targeted-links-tables.ts";

export type TargetedLink = typeof targetedLinks.$inferSelect;

/** Storage of the links that name one plan. */
export function createTargetedLinksRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async add(links: readonly TargetedLink[]): Promise<void> {
      await queries()
        .insert(targetedLinks)
        .values([...links]);
    },

    async find(digest: string): Promise<TargetedLink | undefined> {
      const [link] = await queries().select().from(targetedLinks).where(eq(targetedLinks.digest, digest));
      return link;
    },

    /** True for the one caller that uses the link. */
    async consume(digest: string, now: Temporal.Instant): Promise<boolean> {
      const rows = await queries()
        .update(targetedLinks)
        .set({ usedAt: now })
        .where(and(eq(targetedLinks.digest, digest), isNull(targetedLinks.usedAt)))
        .returning({ digest: targetedLinks.digest });
      return rows.length > 0;
    },

    async remove(identityId: string): Promise<void> {
      await queries().delete(targetedLinks).where(eq(targetedLinks.identityId, identityId));
    },

    async removeExpired(before: Temporal.Instant): Promise<void> {
      await queries().delete(targetedLinks).where(lt(targetedLinks.expiresAt, before));
    },
  };
}

export type TargetedLinksRepository = ReturnType<typeof createTargetedLinksRepository>;
