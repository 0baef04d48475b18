import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  ne,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { subscriptions } from "./subscriptions-tables.ts";

/** The states of what has begun and is not over. */
export const RUNNING = ["active", "pending_cancellation", "past_due", "paused", "suspended"] as const;

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export interface SubscriptionsRepository {
  /** Whether a person has, or is just buying, a product. */
  hasLive(identityId: string, productId: string): Promise<boolean>;
  /** The products that a person has, or is just buying, as a part of a statement of another module. */
  liveProductsOf(identityId: SQLWrapper): SQL<string[]>;
  /** The plans that a person has, as a part of a statement of another module. */
  plansOf(identityId: SQLWrapper): SQL<Pick<SubscriptionRow, "productId" | "state">[]>;
  /** The instance numbers that a person's plans take, those included that are just being bought. */
  listInstanceNumbers(identityId: string): Promise<Pick<SubscriptionRow, "productId" | "instanceNumber">[]>;
  find(identityId: string, id: string): Promise<SubscriptionRow | undefined>;
  list(identityId: string): Promise<SubscriptionRow[]>;
  /** False when the person has the product already, or is just buying it. */
  add(row: SubscriptionRow): Promise<boolean>;
  /** Keeps why its owner has ended it; false where they have not. */
  saveReason(
    identityId: string,
    id: string,
    reason: { reasonCode: string; text: string | null },
  ): Promise<boolean>;
  /** Ends all that run on a day, for good; whoever holds one just now is waited for. */
  endAllOf(identityId: string, on: Temporal.PlainDate, at: Temporal.Instant): Promise<void>;
}

const isLive = notInArray(subscriptions.state, ["cancelled", "expired"]);

const liveProductsOf: SubscriptionsRepository["liveProductsOf"] = (identityId) =>
  sql`to_json(array(select ${subscriptions.productId} from ${subscriptions}
    where ${subscriptions.identityId} = ${identityId} and ${isLive}))`;

const plansOf: SubscriptionsRepository["plansOf"] = (identityId) =>
  sql`to_json(array(
    select json_build_object('productId', ${subscriptions.productId}, 'state', ${subscriptions.state})
    from ${subscriptions} where ${subscriptions.identityId} = ${identityId}
    and ${ne(subscriptions.state, "reserved")}))`;

/** Storage of subscriptions. */
export function createSubscriptionsRepository(database: Database): SubscriptionsRepository {
  const queries = () => database.queries();
  const isSubscription = (identityId: string, id: string) =>
    and(eq(subscriptions.identityId, identityId), eq(subscriptions.id, id));
  const isOfProduct = and(
    eq(subscriptions.identityId, sql.placeholder("identityId")),
    eq(subscriptions.productId, sql.placeholder("productId")),
  );
  const findLive = queries()
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isOfProduct, isLive))
    .limit(1)
    .prepare("find_live_subscription");
  return {
    async hasLive(identityId, productId) {
      const rows = await findLive.execute({ identityId, productId });
      return rows.length > 0;
    },

    liveProductsOf,
    plansOf,

    async listInstanceNumbers(identityId) {
      return queries()
        .select({ productId: subscriptions.productId, instanceNumber: subscriptions.instanceNumber })
        .from(subscriptions)
        .where(and(eq(subscriptions.identityId, identityId), isLive));
    },

    async find(identityId, id) {
      const [row] = await queries()
        .select()
        .from(subscriptions)
        .where(and(isSubscription(identityId, id), ne(subscriptions.state, "reserved")));
      return row;
    },

    async list(identityId) {
      return (
        queries()
          .select()
          .from(subscriptions)
          .where(and(eq(subscriptions.identityId, identityId), ne(subscriptions.state, "reserved")))
          // Those that were bought together began at once.
          .orderBy(asc(subscriptions.startedAt), asc(subscriptions.instanceNumber), asc(subscriptions.id))
      );
    },

    async add(row) {
      const rows = await queries()
        .insert(subscriptions)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: subscriptions.id });
      return rows.length > 0;
    },

    async saveReason(identityId, id, reason) {
      const rows = await queries()
        .update(subscriptions)
        .set({ cancellation: reason })
        .where(
          and(
            isSubscription(identityId, id),
            isNotNull(subscriptions.cancellation),
            sql`coalesce(${subscriptions.cancellation}->>'reasonCode', '') <> 'nonPay'`,
          ),
        )
        .returning({ id: subscriptions.id });
      return rows.length > 0;
    },

    async endAllOf(identityId, on, at) {
      await queries()
        .update(subscriptions)
        .set({
          state: "cancelled",
          terminatedAt: at,
          nextStepOn: null,
          end: { on: on.toString(), isAtOnce: true, refund: "none" },
        })
        .where(and(eq(subscriptions.identityId, identityId), inArray(subscriptions.state, RUNNING)));
    },
  };
}
