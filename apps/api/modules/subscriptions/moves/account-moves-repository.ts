import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { SubscriptionRow } from "../subscriptions-repository.ts";
import { subscriptions } from "../subscriptions-tables.ts";

export interface AccountMovesRepository {
  /**
   * All that people have, or are just buying, and keeps others from changing them until the transaction ends. In one order for
   * everybody, so that two who lock the same ones do not wait for each other.
   */
  lockLiveOf(identityIds: readonly string[]): Promise<SubscriptionRow[]>;
  listLiveOf(identityId: string): Promise<SubscriptionRow[]>;
  /** Hands a subscription to another account; throws where that one has the product by the same instance number. */
  moveTo(
    input: Pick<SubscriptionRow, "identityId" | "id">,
    to: Pick<SubscriptionRow, "identityId" | "instanceNumber" | "billingProfileId">,
  ): Promise<void>;
}

/** What the joining of accounts reads and writes of subscriptions. */
export function createAccountMovesRepository(database: Database): AccountMovesRepository {
  const queries = () => database.queries();
  const liveOf = (identityIds: readonly string[]) =>
    queries()
      .select()
      .from(subscriptions)
      .where(
        and(
          inArray(subscriptions.identityId, [...identityIds]),
          notInArray(subscriptions.state, ["cancelled", "expired"]),
        ),
      )
      .orderBy(asc(subscriptions.id));
  return {
    lockLiveOf: async (identityIds) => liveOf(identityIds).for("update"),

    listLiveOf: async (identityId) => liveOf([identityId]),

    async moveTo({ identityId, id }, to) {
      await queries()
        .update(subscriptions)
        .set(to)
        .where(and(eq(subscriptions.identityId, identityId), eq(subscriptions.id, id)));
    },
  };
}
