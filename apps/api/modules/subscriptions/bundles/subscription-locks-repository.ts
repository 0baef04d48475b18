import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import { and, asc, eq, isNotNull, lte, notInArray } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { freeInstanceNumber } from "../free-instance-number.ts";
import type { SubscriptionRow } from "../subscriptions-repository.ts";
import { subscriptions } from "../subscriptions-tables.ts";
import type { BundlesRepository } from "./bundles-repository.ts";
import { addOnColumns, type Primary } from "./add-on-columns.ts";

export interface SubscriptionLocks {
  /** Keeps everybody else from changing a subscription until the transaction ends; waits for who does just now. */
  lock(identityId: string, id: string): Promise<SubscriptionRow | undefined>;
  /** The same, but leaves it to whoever has it already. */
  lockIfFree(identityId: string, id: string): Promise<SubscriptionRow | undefined>;
  /**
   * Writes how a subscription stands on a day, and lets what its plan includes stand with it. One that changes to a product
   * which its owner has bought beside it meanwhile is another instance of that.
   */
  save(
    before: Pick<SubscriptionRow, "identityId" | "id" | "state" | "plans" | "productId" | "instanceNumber">,
    columns: Primary & Partial<SubscriptionRow>,
    today: Temporal.PlainDate,
  ): Promise<void>;
  hold(subscriptionRow: SubscriptionRow, heldBy: string | null): Promise<void>;
  /** Those about which something is to be done, anybody's or one person's, the longest overdue first. */
  listDue(
    today: Temporal.PlainDate,
    options: { limit: number; identityId?: string | undefined },
  ): Promise<{ identityId: string; id: string }[]>;
  /** The first day on which anything is to be done about any, or about one person's. */
  firstDueDay(identityId?: string): Promise<Temporal.PlainDate | undefined>;
}

/** Reads and writes subscriptions one at a time. */
export function createSubscriptionLocks(
  database: Database,
  bundles: BundlesRepository,
  /** Has a person's radios play or be silent as their plans are; it joins the transaction. */
  alignRadiosOf: (identityId: string) => Promise<void>,
): SubscriptionLocks {
  const queries = () => database.queries();
  const isSubscription = (identityId: string, id: string) =>
    and(eq(subscriptions.identityId, identityId), eq(subscriptions.id, id));
  const isOf = (identityId: string | undefined) =>
    identityId === undefined ? undefined : eq(subscriptions.identityId, identityId);

  /** The number of a subscription among those of a product that it comes to. */
  const findNumber = async (
    { identityId, instanceNumber }: Pick<SubscriptionRow, "identityId" | "instanceNumber">,
    productId: string,
  ): Promise<number> => {
    const others = await queries()
      .select({ number: subscriptions.instanceNumber })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.identityId, identityId),
          eq(subscriptions.productId, productId),
          notInArray(subscriptions.state, ["cancelled", "expired"]),
        ),
      );
    const taken = others.map(({ number }) => number);
    return taken.includes(instanceNumber) ? freeInstanceNumber(taken) : instanceNumber;
  };

  return {
    async lock(identityId, id) {
      const [row] = await queries()
        .select()
        .from(subscriptions)
        .where(isSubscription(identityId, id))
        .for("update");
      return row?.state === "reserved" ? undefined : row;
    },

    async lockIfFree(identityId, id) {
      const [row] = await queries()
        .select()
        .from(subscriptions)
        .where(isSubscription(identityId, id))
        .for("update", { skipLocked: true });
      return row?.state === "reserved" || row?.heldBy != null ? undefined : row;
    },

    async save(before, columns, today) {
      const { identityId, id, state, plans, productId } = before;
      const next = columns.productId ?? productId;
      const number = next === productId ? {} : { instanceNumber: await findNumber(before, next) };
      await queries()
        .update(subscriptions)
        .set({ ...columns, ...number })
        .where(isSubscription(identityId, id));
      const included = addOnColumns(columns, today);
      if (included !== undefined) await bundles.follow({ identityId, id }, included);
      const isForRadio = plans.some(({ offer }) => needsRadio(offer.serviceType));
      // A second subscription may end though the first one stands as before.
      if (isForRadio && (columns.state !== state || included !== undefined)) await alignRadiosOf(identityId);
    },

    async hold({ identityId, id }, heldBy) {
      await queries().update(subscriptions).set({ heldBy }).where(isSubscription(identityId, id));
    },

    async listDue(today, { limit, identityId }) {
      return queries()
        .select({ identityId: subscriptions.identityId, id: subscriptions.id })
        .from(subscriptions)
        .where(and(lte(subscriptions.nextStepOn, today), isOf(identityId)))
        .orderBy(asc(subscriptions.nextStepOn))
        .limit(limit);
    },

    async firstDueDay(identityId) {
      const [row] = await queries()
        .select({ on: subscriptions.nextStepOn })
        .from(subscriptions)
        // Said although they come last: the index has no others.
        .where(and(isNotNull(subscriptions.nextStepOn), isOf(identityId)))
        .orderBy(asc(subscriptions.nextStepOn))
        .limit(1);
      return row?.on ?? undefined;
    },
  };
}
