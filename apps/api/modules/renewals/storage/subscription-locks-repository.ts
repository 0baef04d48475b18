import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import {
  companionColumns,
  type BundlesRepository,
  type SubscriptionRow,
  subscriptions,
} from "#modules/subscriptions/index.ts";
import type { columnsOf } from "../life-facts.ts";

/** Reads and writes subscriptions one at a time. */
export function createSubscriptionLocks(database: Database, bundles: BundlesRepository) {
  const queries = () => database.queries();
  const isSubscription = (identityId: string, id: string) =>
    and(eq(subscriptions.identityId, identityId), eq(subscriptions.id, id));
  const isOf = (identityId: string | undefined) =>
    identityId === undefined ? undefined : eq(subscriptions.identityId, identityId);

  return {
    /** Keeps everybody else from changing a subscription until the transaction ends; waits for who does just now. */
    async lock(identityId: string, id: string): Promise<SubscriptionRow | undefined> {
      const [row] = await queries()
        .select()
        .from(subscriptions)
        .where(isSubscription(identityId, id))
        .for("update");
      return row?.state === "reserved" ? undefined : row;
    },

    /** The same, but leaves it to whoever has it already. */
    async lockIfFree(identityId: string, id: string): Promise<SubscriptionRow | undefined> {
      const [row] = await queries()
        .select()
        .from(subscriptions)
        .where(isSubscription(identityId, id))
        .for("update", { skipLocked: true });
      return row?.state === "reserved" || row?.heldBy != null ? undefined : row;
    },

    /** Writes how a subscription stands on a day, and lets what its plan includes stand with it. */
    async save(
      { identityId, id }: Pick<SubscriptionRow, "identityId" | "id">,
      columns: ReturnType<typeof columnsOf> & Partial<Pick<SubscriptionRow, "heldBy">>,
      today: Temporal.PlainDate,
    ): Promise<void> {
      await queries().update(subscriptions).set(columns).where(isSubscription(identityId, id));
      const included = companionColumns(columns, today);
      if (included !== undefined) await bundles.follow({ identityId, id }, included);
    },

    async hold({ identityId, id }: SubscriptionRow, heldBy: string | null): Promise<void> {
      await queries().update(subscriptions).set({ heldBy }).where(isSubscription(identityId, id));
    },

    /** Those about which something is to be done, anybody's or one person's, the longest overdue first. */
    async listDue(
      today: Temporal.PlainDate,
      { limit, identityId }: { limit: number; identityId?: string | undefined },
    ) {
      return queries()
        .select({ identityId: subscriptions.identityId, id: subscriptions.id })
        .from(subscriptions)
        .where(and(lte(subscriptions.nextStepOn, today), isOf(identityId)))
        .orderBy(asc(subscriptions.nextStepOn))
        .limit(limit);
    },

    /** The first day on which anything is to be done about any, or about one person's. */
    async firstDueDay(identityId?: string): Promise<Temporal.PlainDate | undefined> {
      const [row] = await queries()
        .select({ on: subscriptions.nextStepOn })
        .from(subscriptions)
        .where(isOf(identityId))
        .orderBy(asc(subscriptions.nextStepOn))
        .limit(1);
      return row?.on ?? undefined;
    },
  };
}

export type SubscriptionLocks = ReturnType<typeof createSubscriptionLocks>;
