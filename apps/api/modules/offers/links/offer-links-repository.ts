import { eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { offerLinks } from "../offers-tables.ts";

export type OfferLinkRow = typeof offerLinks.$inferSelect;

export interface OfferLinksRepository {
  add(link: OfferLinkRow): Promise<void>;
  find(digest: string): Promise<OfferLinkRow | undefined>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of links to offers for one customer. */
export function createOfferLinksRepository(database: Database): OfferLinksRepository {
  const queries = () => database.queries();
  return {
    async add(link) {
      await queries().insert(offerLinks).values(link).onConflictDoNothing();
    },

    async find(digest) {
      const [link] = await queries().select().from(offerLinks).where(eq(offerLinks.digest, digest));
      return link;
    },

    async removeExpired(before) {
      await queries().delete(offerLinks).where(lt(offerLinks.expiresAt, before));
    },
  };
}
