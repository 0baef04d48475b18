import { sql } from "drizzle-orm";
import type { TestApi } from "./open-test-api.ts";

/** What the ledger says of one person: the balance of each account, which all together are nought. */
export async function ledgerOf(api: TestApi, identityId: string): Promise<Record<string, number>> {
  const { rows } = await api.database
    .queries()
    .execute<{ account: string; cents: string }>(
      sql`select account, sum(amount_in_cents)::text as cents from ledger_entries where identity_id = ${identityId} group by account`,
    );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}
