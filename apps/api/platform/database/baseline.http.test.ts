import { readFile } from "node:fs/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openTestApi } from "#testing/open-test-api.ts";
import { openBlankDatabase, reopenDatabase } from "#testing/open-test-database.ts";
import { readRows } from "#testing/read-rows.ts";
import { createBackupRepository } from "../backup/backup-repository.ts";
import type { Database } from "./database.ts";
import { migrateEmptyTo, MIGRATIONS } from "./migrations.ts";

/** What the first release had written for two customers: each table with its columns, and its rows below it. */
const ROWS = new URL("rows-of-the-first-release.jsonl", import.meta.url);
/** Of its tables. Neither these nor the migration that makes them ever change. */
const VERSION = "1795444534321";

const MARCH = { startDateTime: "2026-03-01T00:00:00Z", endDateTime: "2026-04-01T00:00:00Z" };

const Column = z.object({ name: z.string(), type: z.string() });
const Entry = z.union([
  z.array(z.string().nullable()),
  z.object({ table: z.string(), columns: z.array(Column) }),
  z.object({ name: z.string(), lastValue: z.string() }),
]);
type Row = (string | null)[];
interface Written {
  name: string;
  columns: z.infer<typeof Column>[];
  rows: Row[];
}

let tables: Written[];
let database: Database;

beforeAll(async () => {
  tables = [];
  const sequences: { name: string; lastValue: string }[] = [];
  const lines = (await readFile(ROWS, "utf8")).trimEnd().split("\n");
  for (const entry of lines.map((line) => Entry.parse(JSON.parse(line)))) {
    if (Array.isArray(entry)) tables.at(-1)?.rows.push(entry);
    else if ("table" in entry) tables.push({ name: entry.table, columns: entry.columns, rows: [] });
    else sequences.push(entry);
  }
  addRow("subscriptions", {
    id: "sub_of_each",
    seat: "3",
    gaps: '[{"from":"2026-04-10","until":"2026-05-10","reason":"paused"}]',
  });
  addRow("orders", {
    id: "ord_of_each",
    lines: '[{"seat":1,"offer":{},"subscriptionId":null},{"seat":2,"offer":{},"subscriptionId":null}]',
  });
  addRow("orders", {
    id: "ord_of_vip",
    change: '{"action":{"kind":"planSwitch","flow":"immediate"},"companion":{"subscriptionId":"sub_2"}}',
  });
  addRow("invoices", { id: "inv_of_each", order_id: "ord_of_each", waived_in_cents: "500" });
  addRow("ledger_entries", { transaction_id: "waiver:inv_of_each" });
  database = await bringUp(sequences);
}, 120_000);

/** One more row, of somebody else, with what the two customers left empty: its column has another name now. */
function addRow(name: string, values: Readonly<Record<string, string>>) {
  const table = tables.find((one) => one.name === `public.${name}`);
  const alike = table?.rows[0] ?? [];
  const changed: Record<string, string> = { identity_id: "idn_of_each", ...values };
  table?.rows.push(table.columns.map((column, place) => changed[column.name] ?? alike[place] ?? null));
}

/** The database as the first release left it, opened by this one. */
async function bringUp(sequences: readonly { name: string; lastValue: string }[]): Promise<Database> {
  const first = await openBlankDatabase();
  const repository = createBackupRepository(first);
  await first.inTransaction(async () => {
    await repository.beginCopy();
    await migrateEmptyTo(first.queries(), VERSION);
    for (const { name, columns, rows } of tables)
      await repository.insertLines(
        { name, columns },
        rows.map((row) => JSON.stringify(row)),
      );
    for (const sequence of sequences) await repository.setSequence(sequence);
  });
  const brought = await reopenDatabase(first);
  await first.close();
  return brought;
}

describe("a database of the first release", () => {
  test("was made by a migration that is still as it was", () => {
    const [ours] = readMigrationFiles(MIGRATIONS);
    const journal = tables.find(({ name }) => name === "drizzle.__drizzle_migrations");
    expect(journal?.rows.map(([, hash, version]) => ({ hash, version }))).toEqual([
      { hash: ours?.hash, version: String(ours?.folderMillis) },
    ]);
  });

  test("is brought to this one with every row in it", async () => {
    expect(tables.map(({ name }) => name)).toContain("public.consent_ledger");
    for (const { name, rows } of tables.filter((table) => table.name.startsWith("public."))) {
      const [counted] = await readRows({ database }, `select count(*)::int as count from ${name}`);
      expect(counted, name).toEqual({ count: String(rows.length) });
    }
  });

  test("says of each order what kind it is", async () => {
    const kinds = await readRows({ database }, "select distinct kind from orders order by kind");
    expect(kinds).toEqual([{ kind: "new" }, { kind: "several" }, { kind: "switch" }]);
  });

  test("keeps what stands in columns that have another name since", async () => {
    const [subscription] = await readRows(
      { database },
      `select suspension_intervals #>> '{0,until}' as until, instance_number::text as number
       from subscriptions where id = 'sub_of_each'`,
    );
    expect(subscription).toEqual({ until: "2026-05-10", number: "3" });
    const [order] = await readRows(
      { database },
      "select jsonb_path_query_array(lines, '$[*].instanceNumber')::text as numbers from orders where id = 'ord_of_each'",
    );
    expect(order).toEqual({ numbers: "[1, 2]" });
    const [vip] = await readRows(
      { database },
      "select change ->> 'addOn' as add_on, change ->> 'companion' as companion from orders where id = 'ord_of_vip'",
    );
    const [invoice] = await readRows(
      { database },
      `select written_off_in_cents::text as cents, transaction_id from invoices
       join ledger_entries on transaction_id = 'write-off:' || id where id = 'inv_of_each'`,
    );
    expect(invoice).toEqual({ cents: "500", transaction_id: "write-off:inv_of_each" });
    const consents = await readRows(
      { database },
      "select recorded_at is not null as has_time from consent_ledger",
    );
    expect(consents).toEqual([{ has_time: "true" }, { has_time: "true" }]);
    expect(vip).toEqual({ add_on: '{"subscriptionId": "sub_2"}', companion: "null" });
  });

  test("serves its customers: they sign in, and find their plan and their bill", async () => {
    const api = await openTestApi({}, { openDatabase: () => Promise.resolve(database) });
    const people = [
      { email: "first-release@example.com", country: "US", plan: "us-all-access-monthly" },
      { email: "premiere-version@example.com", country: "CA", plan: "ca-music-monthly" },
    ] as const;
    for (const { email, country, plan } of people) {
      const visitor = await api.visitor({ country });
      await visitor.signIn(email);
      const { data } = await visitor.call("subscription", "listSubscriptions", {});
      expect(data.subscriptions.map(({ offerId, state }) => `${offerId} ${state}`)).toEqual([
        `${plan} active`,
      ]);
      const { data: bills } = await visitor.call("billing", "listInvoices", { query: MARCH });
      expect(bills.invoices).toHaveLength(1);
    }
    await api.close();
  });
});
