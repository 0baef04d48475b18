import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/database.ts";
import { createGiftDaysRepository, type GiftDaysRepository } from "./gift-days-repository.ts";
import { gifts } from "./gifts-tables.ts";

export type GiftRow = typeof gifts.$inferSelect;
type GiftKey = Pick<GiftRow, "identityId" | "id">;

export interface GiftsRepository extends GiftDaysRepository {
  add(gift: GiftRow): Promise<void>;
  find(key: GiftKey): Promise<GiftRow | undefined>;
  /** Keeps everybody else off the gift until the transaction ends. */
  lock(key: GiftKey): Promise<GiftRow | undefined>;
  /** All that were bought, the newest first. */
  list(identityId: string): Promise<GiftRow[]>;
  change(key: GiftKey, changes: Partial<GiftRow>): Promise<void>;
  /** Whether somebody has paid for any since a moment of another module's row, as a part of its statement. */
  isAnyPaid(input: { identityId: string; since: AnyPgColumn }): SQL<boolean>;
}

/** Storage of gift cards that people buy for others. */
export function createGiftsRepository(database: Database): GiftsRepository {
  const queries = () => database.queries();
  const isGift = ({ identityId, id }: GiftKey) => and(eq(gifts.identityId, identityId), eq(gifts.id, id));

  return {
    ...createGiftDaysRepository(database),

    async add(gift) {
      await queries().insert(gifts).values(gift);
    },

    async find(key) {
      const [gift] = await queries().select().from(gifts).where(isGift(key));
      return gift;
    },

    async lock(key) {
      const [gift] = await queries().select().from(gifts).where(isGift(key)).for("update");
      return gift;
    },

    async list(identityId) {
      return queries()
        .select()
        .from(gifts)
        .where(and(eq(gifts.identityId, identityId), ne(gifts.state, "quoted")))
        .orderBy(desc(gifts.quotedAt), desc(gifts.id));
    },

    async change(key, changes) {
      await queries().update(gifts).set(changes).where(isGift(key));
    },

    isAnyPaid: ({ identityId, since }) => sql<boolean>`exists (select 1 from ${gifts}
      where ${gifts.identityId} = ${identityId} and ${gifts.paidAt} >= ${since})`,
  };
}
