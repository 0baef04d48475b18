import pg from "pg";
import { inParallel } from "../in-parallel.ts";

const LEDGER = [
  ["invoice", "receivable", 1],
  ["invoice", "revenue", -1],
  ["invoice", "royaltyFee", 0],
  ["invoice", "tax", 0],
  ["balance", "customerBalance", 1],
  ["balance", "receivable", -1],
] as const;

/** Writes what a renewal writes, with nothing in between that thinks; returns renewals per second. */
export async function renewBare(databaseUrl: string, count: number, atOnce: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: atOnce });
  try {
    const { rows } = await pool.query<{ identity_id: string; id: string }>(
      "select identity_id, id from subscriptions where next_step_on is not null and id like 'sub_bench%' limit $1",
      [count],
    );
    const [template] = (await pool.query("select * from invoices order by created_at desc limit 1")).rows;
    const started = performance.now();
    await inParallel(rows, atOnce, (row) => renew(pool, row, template));
    return (rows.length / (performance.now() - started)) * 1000;
  } finally {
    await pool.end();
  }
}

async function renew(
  pool: pg.Pool,
  { identity_id: identityId, id }: { identity_id: string; id: string },
  template: { billing_profile_id: string; charges: unknown; service_address: unknown },
): Promise<void> {
  const client = await pool.connect();
  const invoiceId = `inv_${id}`;
  try {
    await client.query("begin");
    await client.query("select * from subscriptions where identity_id = $1 and id = $2 for update", [
      identityId,
      id,
    ]);
    await client.query(
      "update balances set balance_in_cents = balance_in_cents - 1 where identity_id = $1 and billing_profile_id = $2",
      [identityId, template.billing_profile_id],
    );
    await client.query(
      `insert into invoices (identity_id, id, subscription_id, billing_profile_id, description, currency, first_charge,
        charges, total_in_cents, applied_balance_in_cents, paid_in_cents, written_off_in_cents, due_date, service_address, created_at)
       values ($1, $2, $3, $4, 'Bench', 'USD', 1, $5, 1, 1, 0, 0, current_date, $6, now())`,
      [
        identityId,
        invoiceId,
        id,
        template.billing_profile_id,
        JSON.stringify(template.charges),
        JSON.stringify(template.service_address),
      ],
    );
    const values = LEDGER.map(
      ([transaction, account, cents]) =>
        `('${identityId}', '${transaction}:${invoiceId}', '${account}', ${cents}, 'USD', now())`,
    );
    await client.query(
      `insert into ledger_entries (identity_id, transaction_id, account, amount_in_cents, currency, at) values ${values.join(", ")}`,
    );
    await client.query(
      "update subscriptions set billed_count = billed_count + 1, next_step_on = next_step_on + 30 where identity_id = $1 and id = $2",
      [identityId, id],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
}
