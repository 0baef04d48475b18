import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Gifts } from "#modules/gifts/index.ts";
import type { Offers } from "#modules/offers/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import { purchaseDrafts } from "./purchase-drafts-tables.ts";

export type PurchaseDraftRow = typeof purchaseDrafts.$inferSelect;

export interface PurchaseDraftsRepository {
  /** The newest purchase of a flow takes the place of the one before. */
  keep(row: PurchaseDraftRow): Promise<void>;
  /** Leaves only the newest ones of a person. */
  keepNewest(identityId: string, count: number): Promise<void>;
  /** What is still sold, and was not bought since: a purchase may have been finished where nobody could say so. */
  list(identityId: string, since: Temporal.Instant): Promise<PurchaseDraftRow[]>;
  forget(identityId: string, flowName: string): Promise<void>;
  forgetAllOf(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** What says of a purchase whether it can still be finished. */
export interface SoldAndBought {
  offers: Pick<Offers, "isSold">;
  subscriptions: Pick<Subscriptions, "countStarted">;
  gifts: Pick<Gifts, "isAnyPaid">;
}

/** Storage of unfinished purchases. */
export function createPurchaseDraftsRepository(
  database: Database,
  { offers, subscriptions, gifts }: SoldAndBought,
): PurchaseDraftsRepository {
  const queries = () => database.queries();
  const isOf = (identityId: string) => eq(purchaseDrafts.identityId, identityId);
  return {
    async keep(row) {
      await queries()
        .insert(purchaseDrafts)
        .values(row)
        .onConflictDoUpdate({ target: [purchaseDrafts.identityId, purchaseDrafts.flowName], set: row });
    },

    async keepNewest(identityId, count) {
      await queries().execute(sql`delete from ${purchaseDrafts} where ${isOf(identityId)}
        and ${purchaseDrafts.flowName} not in (select newest.flow_name from ${purchaseDrafts} newest
          where newest.identity_id = ${identityId} order by newest.saved_at desc limit ${count})`);
    },

    async list(identityId, since) {
      const { offerId, savedAt, lines } = purchaseDrafts;
      const isSold = offers.isSold(offerId);
      // Of several plans as many as were chosen, in one line or in one for each radio: a single one may have been bought beside them.
      const isBought = sql`${subscriptions.countStarted({ identityId, offerId, since: savedAt })}
        >= coalesce((select sum((line ->> 'quantity')::int) from jsonb_array_elements(${lines}) as line
          where line ->> 'offerId' = ${offerId}), 1)`;
      const isGiven = gifts.isAnyPaid({ identityId, since: savedAt });
      return queries()
        .select()
        .from(purchaseDrafts)
        .where(
          and(
            isOf(identityId),
            sql`${purchaseDrafts.savedAt} >= ${since.toString()}`,
            sql`case when ${purchaseDrafts.offerId} is null then not ${isGiven} else ${isSold} and not ${isBought} end`,
          ),
        )
        .orderBy(desc(purchaseDrafts.savedAt));
    },

    async forget(identityId, flowName) {
      await queries()
        .delete(purchaseDrafts)
        .where(and(isOf(identityId), eq(purchaseDrafts.flowName, flowName)));
    },

    async forgetAllOf(identityId) {
      await queries().delete(purchaseDrafts).where(isOf(identityId));
    },

    async removeExpired(before) {
      await queries().delete(purchaseDrafts).where(lt(purchaseDrafts.savedAt, before));
    },
  };
}
