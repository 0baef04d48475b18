import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { gifts } from "#modules/gifts/index.ts";
import { offers } from "#modules/offers/index.ts";
import { subscriptions } from "#modules/subscriptions/index.ts";
import { purchaseDrafts } from "./purchase-drafts-tables.ts";

export type PurchaseDraftRow = typeof purchaseDrafts.$inferSelect;

export interface PurchaseDraftsRepository {
  /** The newest purchase of a flow takes the place of the one before. */
  keep(row: PurchaseDraftRow): Promise<void>;
  /** Leaves only the newest ones of a person. */
  keepNewest(identityId: string, count: number): Promise<void>;
  /** What is still sold, and was not bought since: a purchase may have been finished where nobody could say so. */
  list(identityId: string, since: Temporal.Instant): Promise<PurchaseDraftRow[]>;
  /** What offers are called, in their newest version. */
  namesOf(offerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  forget(identityId: string, flowName: string): Promise<void>;
  forgetAllOf(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of unfinished purchases. */
export function createPurchaseDraftsRepository(database: Database): PurchaseDraftsRepository {
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
          where newest.identity_id = ${identityId} order by newest.kept_at desc limit ${count})`);
    },

    async list(identityId, since) {
      const isSold = sql`exists (select 1 from ${offers} where ${offers.id} = ${purchaseDrafts.offerId}
        and ${offers.withdrawnAt} is null
        and ${offers.version} = (select max(other.version) from ${offers} other where other.id = ${offers.id}))`;
      // Of several plans as many as were chosen: a single one may have been bought beside them.
      const isBought = sql`(select count(*) from ${subscriptions} where ${subscriptions.identityId} = ${identityId}
        and ${subscriptions.startedAt} >= ${purchaseDrafts.keptAt}
        and ${subscriptions.plans} -> 0 -> 'offer' ->> 'id' = ${purchaseDrafts.offerId})
        >= coalesce((${purchaseDrafts.lines} -> 0 ->> 'quantity')::int, 1)`;
      const isGiven = sql`exists (select 1 from ${gifts} where ${gifts.identityId} = ${identityId}
        and ${gifts.paidAt} >= ${purchaseDrafts.keptAt})`;
      return queries()
        .select()
        .from(purchaseDrafts)
        .where(
          and(
            isOf(identityId),
            sql`${purchaseDrafts.keptAt} >= ${since.toString()}`,
            sql`case when ${purchaseDrafts.offerId} is null then not ${isGiven} else ${isSold} and not ${isBought} end`,
          ),
        )
        .orderBy(desc(purchaseDrafts.keptAt));
    },

    async namesOf(offerIds) {
      if (offerIds.length === 0) return new Map();
      const rows = await queries()
        .selectDistinctOn([offers.id], { id: offers.id, name: offers.name })
        .from(offers)
        .where(inArray(offers.id, [...offerIds]))
        .orderBy(offers.id, desc(offers.version));
      return new Map(rows.map(({ id, name }) => [id, name]));
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
      await queries().delete(purchaseDrafts).where(lt(purchaseDrafts.keptAt, before));
    },
  };
}
