import { and, eq, inArray, type SQL, sql, type WithSubquery } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/database.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import type { SubscriptionRow } from "./subscriptions-repository.ts";
import { subscriptions } from "./subscriptions-tables.ts";

interface Several {
  identityId: string;
  ids: readonly string[];
}

/** What other modules read and write of subscriptions in a trip of their own. */
export interface StatementsRepository {
  adding(rows: SubscriptionRow[]): WithSubquery;
  /** Makes reserved ones active. */
  starting(several: Several): WithSubquery;
  removing(several: Several): WithSubquery;
  /** How many of an offer have begun since a moment, ended since or not. */
  countStarted(input: { identityId: string; offerId: AnyPgColumn; since: AnyPgColumn }): SQL<number>;
  /** Whether bills go to a billing profile by themselves. */
  isBilledTo(profile: { identityId: AnyPgColumn; billingProfileId: AnyPgColumn }): SQL<boolean>;
}

/** Parts of statements of other modules, each of which runs where it is put. */
export function createStatementsRepository(database: Database): StatementsRepository {
  const queries = () => database.queries();
  const isOneOf = ({ identityId, ids }: Several) =>
    and(eq(subscriptions.identityId, identityId), inArray(subscriptions.id, [...ids]));
  return {
    adding: (rows) => queries().$with("subscriptions_added", {}).as(insertRows(subscriptions, rows)),

    starting: (several) =>
      queries()
        .$with("subscriptions_started")
        .as(
          queries()
            .update(subscriptions)
            .set({ state: "active" })
            .where(isOneOf(several))
            .returning({ id: subscriptions.id }),
        ),

    removing: (several) =>
      queries()
        .$with("subscriptions_removed")
        .as(queries().delete(subscriptions).where(isOneOf(several)).returning({ id: subscriptions.id })),

    countStarted: ({ identityId, offerId, since }) =>
      sql`(select count(*) from ${subscriptions} where ${subscriptions.identityId} = ${identityId}
        and ${subscriptions.startedAt} >= ${since}
        and ${subscriptions.plans} -> 0 -> 'offer' ->> 'id' = ${offerId})`.mapWith(Number),

    isBilledTo: ({ identityId, billingProfileId }) =>
      sql<boolean>`exists (select 1 from ${subscriptions} where ${subscriptions.identityId} = ${identityId}
        and ${subscriptions.billingProfileId} = ${billingProfileId} and ${subscriptions.source} = 'stripe'
        and ${inArray(subscriptions.state, ["active", "past_due", "paused", "suspended"])})`,
  };
}
