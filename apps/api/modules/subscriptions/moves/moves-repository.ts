import { and, asc, eq, notInArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { SubscriptionRow } from "../subscriptions-repository.ts";
import { subscriptions } from "../subscriptions-tables.ts";

export interface MovesRepository {
  /**
   * All that a profile pays for, or is just buying, and keeps others from changing them until the transaction ends.
   * In one order for everybody, so that two who lock the same ones do not wait for each other.
   */
  lockPaidBy(identityId: string, billingProfileId: string): Promise<SubscriptionRow[]>;
  /** Keeps where it is used, and the day on which its next step is planned anew. */
  move(
    input: Pick<SubscriptionRow, "identityId" | "id">,
    moved: Pick<SubscriptionRow, "addresses" | "nextStepOn">,
  ): Promise<void>;
}

/** What moving reads and writes of subscriptions. */
export function createMovesRepository(database: Database): MovesRepository {
  const queries = () => database.queries();
  return {
    async lockPaidBy(identityId, billingProfileId) {
      return queries()
        .select()
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.identityId, identityId),
            eq(subscriptions.billingProfileId, billingProfileId),
            eq(subscriptions.source, "stripe"),
            notInArray(subscriptions.state, ["cancelled", "expired"]),
          ),
        )
        .orderBy(asc(subscriptions.id))
        .for("update");
    },

    async move({ identityId, id }, moved) {
      await queries()
        .update(subscriptions)
        .set(moved)
        .where(and(eq(subscriptions.identityId, identityId), eq(subscriptions.id, id)));
    },
  };
}
