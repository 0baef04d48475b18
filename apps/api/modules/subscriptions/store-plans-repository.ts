import type { Store } from "@skywave/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { SubscriptionRow } from "./subscriptions-repository.ts";
import { subscriptions } from "./subscriptions-tables.ts";

export interface StorePlansRepository {
  /** Whoever's it is: a purchase belongs to the person who brought it here first. */
  find(store: Store, reference: string): Promise<SubscriptionRow | undefined>;
  /** False when the person has the product already. */
  add(row: SubscriptionRow): Promise<boolean>;
  change(
    input: Pick<SubscriptionRow, "identityId" | "id">,
    changes: Partial<Pick<SubscriptionRow, "state" | "terminatedAt" | "plans" | "productId">>,
  ): Promise<void>;
}

/** Storage of plans that a store bills. */
export function createStorePlansRepository(database: Database): StorePlansRepository {
  const queries = () => database.queries();
  return {
    async find(store, reference) {
      const [row] = await queries()
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.source, store), eq(subscriptions.externalReference, reference)));
      return row;
    },

    async add(row) {
      const rows = await queries()
        .insert(subscriptions)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: subscriptions.id });
      return rows.length > 0;
    },

    async change({ identityId, id }, changes) {
      await queries()
        .update(subscriptions)
        .set(changes)
        .where(and(eq(subscriptions.identityId, identityId), eq(subscriptions.id, id)));
    },
  };
}
