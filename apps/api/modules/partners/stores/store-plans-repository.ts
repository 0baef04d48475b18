import type { Store } from "@skywave/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { type SubscriptionRow, subscriptions } from "#modules/subscriptions/index.ts";

/** Storage of plans that a store bills. */
export function createStorePlansRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** Whoever's it is: a purchase belongs to the person who brought it here first. */
    async find(store: Store, reference: string): Promise<SubscriptionRow | undefined> {
      const [row] = await queries()
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.source, store), eq(subscriptions.externalReference, reference)));
      return row;
    },

    /** False when the person has the product already. */
    async add(row: SubscriptionRow): Promise<boolean> {
      const rows = await queries()
        .insert(subscriptions)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: subscriptions.id });
      return rows.length > 0;
    },

    async change(
      { identityId, id }: Pick<SubscriptionRow, "identityId" | "id">,
      changes: Partial<Pick<SubscriptionRow, "state" | "terminatedAt" | "plans" | "productId">>,
    ): Promise<void> {
      await queries()
        .update(subscriptions)
        .set(changes)
        .where(and(eq(subscriptions.identityId, identityId), eq(subscriptions.id, id)));
    },
  };
}

export type StorePlansRepository = ReturnType<typeof createStorePlansRepository>;
