import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { type GiftCardUseState, giftCardUses } from "./gift-cards-tables.ts";

type GiftCardUse = typeof giftCardUses.$inferSelect;

export interface GiftCardUsesRepository {
  /** False when the token is used, or this very use is there already. */
  addUse(use: GiftCardUse): Promise<boolean>;
  findUse(identityId: string, id: string): Promise<GiftCardUse | undefined>;
  findUseOfToken(identityId: string, tokenId: string): Promise<GiftCardUse | undefined>;
  /** Moves what is held on; undefined when somebody has done so before. */
  endHold(
    use: Pick<GiftCardUse, "identityId" | "id">,
    end: { state: GiftCardUseState; redeemedAt: Temporal.Instant | null },
  ): Promise<GiftCardUse | undefined>;
}

/** Storage of what was taken off gift cards. */
export function createGiftCardUsesRepository(database: Database): GiftCardUsesRepository {
  const queries = () => database.queries();
  const isUse = ({ identityId, id }: Pick<GiftCardUse, "identityId" | "id">) =>
    and(eq(giftCardUses.identityId, identityId), eq(giftCardUses.id, id));

  return {
    async addUse(use) {
      const rows = await queries()
        .insert(giftCardUses)
        .values(use)
        .onConflictDoNothing()
        .returning({ id: giftCardUses.id });
      return rows.length > 0;
    },

    async findUse(identityId, id) {
      const [use] = await queries().select().from(giftCardUses).where(isUse({ identityId, id }));
      return use;
    },

    async findUseOfToken(identityId, tokenId) {
      const [use] = await queries()
        .select()
        .from(giftCardUses)
        .where(
          and(
            eq(giftCardUses.identityId, identityId),
            eq(giftCardUses.tokenId, tokenId),
            sql`${giftCardUses.state} <> 'released'`,
          ),
        );
      return use;
    },

    async endHold(use, end) {
      const [ended] = await queries()
        .update(giftCardUses)
        .set(end)
        .where(and(isUse(use), eq(giftCardUses.state, "held")))
        .returning();
      return ended;
    },
  };
}
