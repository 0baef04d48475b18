import { lastDayForAnother } from "@skywave/domain/offers/judge-save-offer";
import { and, eq, lte } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { saveOffersTaken } from "./save-offers-tables.ts";

/** Storage of the reasons to stay that were taken. */
export function createSaveOffersRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** The day on which a subscription took its last one. */
    async findTakenOn(identityId: string, subscriptionId: string): Promise<Temporal.PlainDate | undefined> {
      const [row] = await queries()
        .select({ takenOn: saveOffersTaken.takenOn })
        .from(saveOffersTaken)
        .where(
          and(eq(saveOffersTaken.identityId, identityId), eq(saveOffersTaken.subscriptionId, subscriptionId)),
        );
      return row?.takenOn;
    },

    /** Takes one; false when another one was taken within the last twelve months. Joins the transaction. */
    async take(taken: typeof saveOffersTaken.$inferSelect): Promise<boolean> {
      const { offerId, orderId, takenOn } = taken;
      const rows = await queries()
        .insert(saveOffersTaken)
        .values(taken)
        .onConflictDoUpdate({
          target: [saveOffersTaken.identityId, saveOffersTaken.subscriptionId],
          set: { offerId, orderId, takenOn },
          setWhere: lte(saveOffersTaken.takenOn, lastDayForAnother(takenOn)),
        })
        .returning({ offerId: saveOffersTaken.offerId });
      return rows.length > 0;
    },
  };
}

export type SaveOffersRepository = ReturnType<typeof createSaveOffersRepository>;
