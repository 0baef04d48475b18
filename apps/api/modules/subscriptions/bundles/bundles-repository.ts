import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { SubscriptionRow } from "../subscriptions-repository.ts";
import { subscriptions } from "../subscriptions-tables.ts";

/** Writes what belongs together. Call it in a transaction that holds the subscription which includes the other. */
export function createBundlesRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** Makes a subscription part of another one's plan: from now on nobody is billed for it. */
    async include(
      { identityId, id }: Pick<SubscriptionRow, "identityId" | "id">,
      primaryId: string,
      columns: Partial<SubscriptionRow>,
    ): Promise<void> {
      await queries()
        .update(subscriptions)
        .set({ ...columns, primaryId, billingProfileId: null, nextStepOn: null, heldBy: null })
        .where(and(eq(subscriptions.identityId, identityId), eq(subscriptions.id, id)));
    },

    /** Lets what a plan includes stand as the plan does; what is over stays over. */
    async follow(
      { identityId, id }: Pick<SubscriptionRow, "identityId" | "id">,
      columns: Partial<SubscriptionRow>,
    ): Promise<void> {
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

export type BundlesRepository = ReturnType<typeof createBundlesRepository>;
