import { eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { offerLinks } from "../offers-tables.ts";

export type OfferLinkRow = typeof offerLinks.$inferSelect;

/** Storage of links to offers for one customer. */
export function createOfferLinksRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async add(link: OfferLinkRow): Promise<void> {
      await queries().insert(offerLinks).values(link).onConflictDoNothing();
    },

    async find(digest: string): Promise<OfferLinkRow | undefined> {
      const [link] = await queries().select().from(offerLinks).where(eq(offerLinks.digest, digest));
      return link;
    },

    async removeExpired(before: Temporal.Instant): Promise<void> {
      await queries().delete(offerLinks).where(lt(offerLinks.expiresAt, before));
    },
  };
}

export type OfferLinksRepository = ReturnType<typeof createOfferLinksRepository>;
