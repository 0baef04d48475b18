import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { SubscriptionRow } from "../subscriptions-repository.ts";
import { subscriptions } from "../subscriptions-tables.ts";

export interface BundlesRepository {
  /** Makes a subscription part of another one's plan: from now on nobody is billed for it. */
  include(
    input: Pick<SubscriptionRow, "identityId" | "id">,
    primaryId: string,
    columns: Partial<SubscriptionRow>,
  ): Promise<void>;
  /** Lets what a plan includes stand as the plan does; what is over stays over. */
  follow(input: Pick<SubscriptionRow, "identityId" | "id">, columns: Partial<SubscriptionRow>): Promise<void>;
}

/** Writes what belongs together. Call it in a transaction that holds the subscription which includes the other. */
export function createBundlesRepository(database: Database): BundlesRepository {
  const queries = () => database.queries();
  return {
    async include({ identityId, id }, primaryId, columns) {
      await queries()
        .update(subscriptions)
        .set({ ...columns, primaryId, billingProfileId: null, nextStepOn: null, heldBy: null })
        .where(and(eq(subscriptions.identityId, identityId), eq(subscriptions.id, id)));
    },

    async follow({ identityId, id }, columns) {
      await queries()
        .update(subscriptions)
        .set(columns)
        .where(
          and(
            eq(subscriptions.identityId, identityId),
            eq(subscriptions.primaryId, id),
            notInArray(subscriptions.state, ["cancelled", "expired"]),
          ),
        );
    },
  };
}
