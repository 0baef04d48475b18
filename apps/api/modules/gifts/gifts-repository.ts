import type { Currency } from "@skywave/domain/money/currency";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { payments, type Payment } from "#modules/billing/index.ts";
import { createGiftDaysRepository } from "./gift-days-repository.ts";
import { gifts } from "./gifts-tables.ts";

export type GiftRow = typeof gifts.$inferSelect;
type GiftKey = Pick<GiftRow, "identityId" | "id">;

/** Storage of gift cards that people buy for others. */
export function createGiftsRepository(database: Database) {
  const queries = () => database.queries();
  const isGift = ({ identityId, id }: GiftKey) => and(eq(gifts.identityId, identityId), eq(gifts.id, id));

  return {
    ...createGiftDaysRepository(database),

    async add(gift: GiftRow): Promise<void> {
      await queries().insert(gifts).values(gift);
    },

    async find(key: GiftKey): Promise<GiftRow | undefined> {
      const [gift] = await queries().select().from(gifts).where(isGift(key));
      return gift;
    },

    /** Keeps everybody else off the gift until the transaction ends. */
    async lock(key: GiftKey): Promise<GiftRow | undefined> {
      const [gift] = await queries().select().from(gifts).where(isGift(key)).for("update");
      return gift;
    },

    /** All that were bought, the newest first. */
    async list(identityId: string): Promise<GiftRow[]> {
      return queries()
        .select()
        .from(gifts)
        .where(and(eq(gifts.identityId, identityId), ne(gifts.state, "quoted")))
        .orderBy(desc(gifts.quotedAt), desc(gifts.id));
    },

    async change(key: GiftKey, changes: Partial<GiftRow>): Promise<void> {
      await queries().update(gifts).set(changes).where(isGift(key));
    },

    async addPayment(payment: Payment): Promise<void> {
      await queries().insert(payments).values(payment);
    },

    /** What of gifts somebody has paid, or is about to, since a moment of real time. */
    async boughtSince(
      { identityId, currency }: { identityId: string; currency: Currency },
      since: Temporal.Instant,
    ): Promise<{ count: number; sumInCents: number }> {
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

export type GiftsRepository = ReturnType<typeof createGiftsRepository>;
