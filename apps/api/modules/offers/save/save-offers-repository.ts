import { lastDayForAnother } from "@skywave/domain/offers/decide-save-offer";
import { and, eq, lte } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { saveOffersTaken } from "./save-offers-tables.ts";

export interface SaveOffersRepository {
  /** The day on which a subscription took its last one. */
  findTakenOn(identityId: string, subscriptionId: string): Promise<Temporal.PlainDate | undefined>;
  /** Takes one; false when another one was taken within the last twelve months. Joins the transaction. */
  take(taken: typeof saveOffersTaken.$inferSelect): Promise<boolean>;
}

/** Storage of the reasons to stay that were taken. */
export function createSaveOffersRepository(database: Database): SaveOffersRepository {
  const queries = () => database.queries();
  return {
    async findTakenOn(identityId, subscriptionId) {
      const [row] = await queries()
        .select({ takenOn: saveOffersTaken.takenOn })
        .from(saveOffersTaken)
        .where(
          and(eq(saveOffersTaken.identityId, identityId), eq(saveOffersTaken.subscriptionId, subscriptionId)),
        );
      return row?.takenOn;
    },

    async take(taken) {
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
