import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { targetedLinks } from "./targeted-links-tables.ts";

export type TargetedLink = typeof targetedLinks.$inferSelect;

export interface TargetedLinksRepository {
  add(link: TargetedLink): Promise<void>;
  find(digest: string): Promise<TargetedLink | undefined>;
  /** True for the one caller that uses the link. */
  consume(digest: string, now: Temporal.Instant): Promise<boolean>;
  remove(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of the links that name one plan. */
export function createTargetedLinksRepository(database: Database): TargetedLinksRepository {
  const queries = () => database.queries();
  return {
    async add(link) {
      await queries().insert(targetedLinks).values(link);
    },

    async find(digest) {
      const [link] = await queries().select().from(targetedLinks).where(eq(targetedLinks.digest, digest));
      return link;
    },

    async consume(digest, now) {
      const rows = await queries()
        .update(targetedLinks)
        .set({ usedAt: now })
        .where(and(eq(targetedLinks.digest, digest), isNull(targetedLinks.usedAt)))
        .returning({ digest: targetedLinks.digest });
      return rows.length > 0;
    },

    async remove(identityId) {
      await queries().delete(targetedLinks).where(eq(targetedLinks.identityId, identityId));
    },

    async removeExpired(before) {
      await queries().delete(targetedLinks).where(lt(targetedLinks.expiresAt, before));
    },
  };
}
