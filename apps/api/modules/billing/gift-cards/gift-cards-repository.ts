import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { createGiftCardUsesRepository } from "./gift-card-uses-repository.ts";
import { giftCards, giftCardTokens } from "./gift-cards-tables.ts";

export type GiftCard = typeof giftCards.$inferSelect;
export type GiftCardToken = typeof giftCardTokens.$inferSelect;

/** Storage of gift cards, of the tokens that stand for them, and of what was taken off them. */
export function createGiftCardsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    ...createGiftCardUsesRepository(database),

    /** Leaves a card alone that is there already. */
    async add(card: GiftCard): Promise<void> {
      await queries().insert(giftCards).values(card).onConflictDoNothing();
    },

    async findByNumber(numberDigest: string): Promise<GiftCard | undefined> {
      const [card] = await queries().select().from(giftCards).where(eq(giftCards.numberDigest, numberDigest));
      return card;
    },

    async find(id: string): Promise<GiftCard | undefined> {
      const [card] = await queries().select().from(giftCards).where(eq(giftCards.id, id));
      return card;
    },

    /** Keeps everybody else off the card until the transaction ends. */
    async lock(id: string): Promise<GiftCard | undefined> {
      const [card] = await queries().select().from(giftCards).where(eq(giftCards.id, id)).for("update");
      return card;
    },

    async addToken(token: GiftCardToken): Promise<void> {
      await queries().insert(giftCardTokens).values(token);
    },

    async findToken(identityId: string, id: string): Promise<GiftCardToken | undefined> {
      const [token] = await queries()
        .select()
        .from(giftCardTokens)
        .where(and(eq(giftCardTokens.identityId, identityId), eq(giftCardTokens.id, id)));
      return token;
    },

    /** Changes what is held of a card and what is redeemed; the card's face is the limit of both. */
    async changeAmounts(
      giftCardId: string,
      change: { heldInCents: number; redeemedInCents: number },
    ): Promise<void> {
      await queries()
        .update(giftCards)
        .set({
          heldInCents: sql`${giftCards.heldInCents} + ${change.heldInCents}`,
          redeemedInCents: sql`${giftCards.redeemedInCents} + ${change.redeemedInCents}`,
        })
        .where(eq(giftCards.id, giftCardId));
    },

    /** Makes as much of a card void, or good again where it is less than nought. */
    async changeVoid(
      giftCardId: string,
      change: { voidedInCents: number; voidedFor: string | null },
    ): Promise<void> {
      const { voidedInCents, voidedFor } = change;
      await queries()
        .update(giftCards)
        .set({ voidedInCents: sql`${giftCards.voidedInCents} + ${voidedInCents}`, voidedFor })
        .where(eq(giftCards.id, giftCardId));
    },

    async removeTokensBefore(instant: Temporal.Instant): Promise<void> {
      await queries().delete(giftCardTokens).where(lt(giftCardTokens.goodUntil, instant));
    },
  };
}

export type GiftCardsRepository = ReturnType<typeof createGiftCardsRepository>;
