import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type pg from "pg";

/** The day of those who are billed, in SQL; it begins for renewals when no quote of the day before holds any more. */
export const BILLING_TODAY = `((now() - interval '30 minutes') at time zone '${BILLING_TIME_ZONE}')::date`;

/** The bill of a seeded subscription is paid from a balance: what a card processor takes is not ours to measure. */
const BALANCE_IN_CENTS = 100_000;

/**
 * Copies the one subscription of a database so many times, each with an owner, a profile and a balance of its own,
 * and each due today for its second month.
 */
export async function seedDueSubscriptions(database: pg.Client, { count }: { count: number }): Promise<void> {
  const owner = "'idn_bench' || lpad(i::text, 9, '0')";
  const start = `(${BILLING_TODAY} - interval '1 month')::date::text`;
  // The newest is the one that was bought for this; those of the sandbox's people are older.
  const template = "(select id from subscriptions order by started_at desc limit 1)";
  const profile = `(select billing_profile_id from subscriptions where id = ${template})`;
  const copies = `generate_series(1, ${count}) i`;
  await database.query(`
    insert into balances (identity_id, billing_profile_id, balance_in_cents, currency)
    select ${owner}, p.id, ${BALANCE_IN_CENTS}, p.currency
    from billing_profiles p, ${copies} where p.id = ${profile}`);
  await database.query(`
    insert into billing_profiles
    select (jsonb_populate_record(p, jsonb_build_object('identity_id', ${owner}))).*
    from billing_profiles p, ${copies} where p.id = ${profile}`);
  await database.query(`
    insert into subscriptions
    select (jsonb_populate_record(s, jsonb_build_object(
      'identity_id', ${owner},
      'id', 'sub_bench' || lpad(i::text, 9, '0'),
      'plans', jsonb_set(s.plans, '{0,from}', to_jsonb(${start})),
      'addresses', jsonb_set(s.addresses, '{0,from}', to_jsonb(${start})),
      'turned_until', ${start},
      'next_step_on', ${BILLING_TODAY}::text
    ))).*
    from subscriptions s, ${copies} where s.id = ${template}`);
  await database.query("analyze");
}
