import { afterAll, beforeAll, expect, test } from "vitest";
import { openBlankDatabase, reopenDatabase } from "#testing/open-test-database.ts";
import { readRows } from "#testing/read-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { migrateEmptyTo } from "#platform/database/migrations.ts";

/** Of the tables that the first release made, in which no order had a kind. */
const FIRST_RELEASE = "1795444534321";

const switched = (flow: string) => ({ change: { action: { kind: "planSwitch", flow } } });
const ORDERS: [string, { lines?: unknown; change?: unknown }][] = [
  ["new", {}],
  ["several", { lines: [] }],
  ["switch", switched("immediate")],
  ["switch", switched("endOfTerm")],
  ["switch", switched("endOfPromotion")],
  ["pause", switched("pause")],
  ["revokePause", switched("revokePause")],
  ["cancel", { change: { action: { kind: "cancelSubscription", cancellationType: "endOfTerm" } } }],
  ["revokeCancellation", { change: { action: { kind: "revokeSubscriptionCancellation" } } }],
];

let database: Database;
beforeAll(async () => {
  const first = await openBlankDatabase();
  await first.inTransaction(async () => {
    await migrateEmptyTo(first.queries(), FIRST_RELEASE);
    await readRows(
      { database: first },
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', ${FIRST_RELEASE})`,
    );
    for (const [place, [, { lines, change }]] of ORDERS.entries())
      await readRows(
        { database: first },
        `insert into orders (identity_id, id, state, offer, lines, starts_on, charges, due_now_in_cents,
          billing_profile_id, service_address, change, seal, attempt, created_at, expires_at) values
          ('idn_1', 'ord_${place}', 'quoted', '{}', ${stored(lines)}, '2026-03-10', '{}', 0,
          'bp_1', '{}', ${stored(change)}, 'seal', 0, now(), now())`,
      );
  });
  database = await reopenDatabase(first);
  await first.close();
}, 120_000);
afterAll(() => database.close());

const stored = (value: unknown) => (value === undefined ? "null" : `'${JSON.stringify(value)}'`);

test("an order of the first release is of the kind that its columns say", async () => {
  const rows = await readRows({ database }, "select kind from orders order by id");
  expect(rows.map(({ kind }) => kind)).toEqual(ORDERS.map(([kind]) => kind));
});
