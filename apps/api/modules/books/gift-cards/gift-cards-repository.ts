import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { createGiftCardUsesRepository, type GiftCardUsesRepository } from "./gift-card-uses-repository.ts";
import { giftCards, giftCardTokens } from "./gift-cards-tables.ts";

export type GiftCard = typeof giftCards.$inferSelect;
export type GiftCardToken = typeof giftCardTokens.$inferSelect;

export interface GiftCardsRepository extends GiftCardUsesRepository {
  /** Leaves a card alone that is there already. */
  add(card: GiftCard): Promise<void>;
  findByNumber(numberDigest: string): Promise<GiftCard | undefined>;
  find(id: string): Promise<GiftCard | undefined>;
  /** Keeps everybody else off the card until the transaction ends. */
  lock(id: string): Promise<GiftCard | undefined>;
  addToken(token: GiftCardToken): Promise<void>;
  findToken(identityId: string, id: string): Promise<GiftCardToken | undefined>;
  /** Changes what is held of a card and what is redeemed; the card's face is the limit of both. */
  changeAmounts(giftCardId: string, change: { heldInCents: number; redeemedInCents: number }): Promise<void>;
  /** Makes as much of a card void, or good again where it is less than nought. */
  changeVoid(giftCardId: string, change: { voidedInCents: number; voidedFor: string | null }): Promise<void>;
  removeTokensBefore(instant: Temporal.Instant): Promise<void>;
}

/** Storage of gift cards, of the tokens that stand for them, and of what was taken off them. */
export function createGiftCardsRepository(database: Database): GiftCardsRepository {
  const queries = () => database.queries();
  return {
    ...createGiftCardUsesRepository(database),

    async add(card) {
      await queries().insert(giftCards).values(card).onConflictDoNothing();
    },

    async findByNumber(numberDigest) {
      const [card] = await queries().select().from(giftCards).where(eq(giftCards.numberDigest, numberDigest));
      return card;
    },

    async find(id) {
      const [card] = await queries().select().from(giftCards).where(eq(giftCards.id, id));
      return card;
    },

    async lock(id) {
      const [card] = await queries().select().from(giftCards).where(eq(giftCards.id, id)).for("update");
      return card;
    },

    async addToken(token) {
      await queries().insert(giftCardTokens).values(token);
    },

    async findToken(identityId, id) {
      const [token] = await queries()
        .select()
        .from(giftCardTokens)
        .where(and(eq(giftCardTokens.identityId, identityId), eq(giftCardTokens.id, id)));
      return token;
    },

    async changeAmounts(giftCardId, change) {
      await queries()
        .update(giftCards)
        .set({
          heldInCents: sql`${giftCards.heldInCents} + ${change.heldInCents}`,
          redeemedInCents: sql`${giftCards.redeemedInCents} + ${change.redeemedInCents}`,
        })
        .where(eq(giftCards.id, giftCardId));
    },

    async changeVoid(giftCardId, change) {
      const { voidedInCents, voidedFor } = change;
      await queries()
        .update(giftCards)
        .set({ voidedInCents: sql`${giftCards.voidedInCents} + ${voidedInCents}`, voidedFor })
        .where(eq(giftCards.id, giftCardId));
    },

    async removeTokensBefore(instant) {
      await queries().delete(giftCardTokens).where(lt(giftCardTokens.goodUntil, instant));
    },
  };
}
