import type { Currency } from "@skywave/domain/money/currency";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { type Payment, payments } from "#modules/books/index.ts";
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
  addPayment(payment: Payment): Promise<void>;
  /** What of gifts somebody has paid, or is about to, since a moment of real time. */
  boughtSince(
    input: { identityId: string; currency: Currency },
    since: Temporal.Instant,
  ): Promise<{ count: number; sumInCents: number }>;
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

    async addPayment(payment) {
      await queries().insert(payments).values(payment);
    },

    async boughtSince({ identityId, currency }, since) {
      const [row] = await queries()
        .select({
          count: sql<string>`count(*)`,
          sum: sql<string>`coalesce(sum(${payments.amountInCents}), 0)`,
        })
        .from(payments)
        .where(
          and(
            eq(payments.identityId, identityId),
            eq(payments.purpose, "gift"),
            eq(payments.currency, currency),
            ne(payments.state, "declined"),
            gt(payments.startedAt, since),
          ),
        );
      return { count: Number(row?.count ?? 0), sumInCents: Number(row?.sum ?? 0) };
    },
  };
}
