import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { invoices } from "#modules/books/tables/books-tables.ts";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { readRows } from "#testing/read-rows.ts";
import type { Database } from "./database.ts";
import { insertRows } from "./insert-rows.ts";

type Row = typeof invoices.$inferInsert;

const SOLD: Row = {
  identityId: "idn_1",
  id: "inv_1",
  orderId: "ord_1",
  subscriptionId: "sub_1",
  otherSubscriptionIds: ["sub_2", `it's "quoted" \\ {é}`],
  billingProfileId: "bp_1",
  description: `it's "quoted" \\ {é}, and more`,
  currency: "CAD",
  firstCharge: 3,
  charges: [],
  totalInCents: 9_007_199_254_740_991,
  appliedBalanceInCents: -5,
  paidInCents: 0,
  writtenOffInCents: 0,
  dueDate: Temporal.PlainDate.from("2026-03-10"),
  paymentMethodId: null,
  serviceAddress: { addressLine1: "1 Road", city: "Austin", state: "TX", zipCode: "78701", country: "US" },
  createdAt: Temporal.Instant.from("2026-03-10T15:00:00.123Z"),
};
const RENEWED: Row = { ...SOLD, id: "inv_2", orderId: null, firstCharge: 4, paymentMethodId: "pm_1" };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries().execute("delete from invoices");
});

const insert = (...rows: Row[]) => database.queries().execute(insertRows(invoices, rows));

test("rows are stored as an insert of their values stores them", async () => {
  await insert(SOLD);
  const [stored] = await database.queries().select().from(invoices);
  expect(stored).toEqual({ ...SOLD, serialNumber: stored?.serialNumber });
  await insert(RENEWED);
  const read = `select id, order_id is null as is_renewal, payment_method_id is null as is_free, jsonb_typeof(charges) as charges,
    other_subscription_ids ->> 1 as other, due_date::text as due, extract(epoch from created_at)::text as at
    from invoices order by id`;
  const alike = { charges: "array", other: SOLD.otherSubscriptionIds?.[1], due: "2026-03-10" };
  const at = "1773154800.123000";
  expect(await readRows({ database }, read)).toEqual([
    { id: "inv_1", is_renewal: "false", is_free: "true", ...alike, at },
    { id: "inv_2", is_renewal: "true", is_free: "false", ...alike, at },
  ]);
});

test("a column that no row has gets its default: bills are numbered", async () => {
  await insert(SOLD, RENEWED);
  const rows = await readRows({ database }, "select serial_number from invoices order by id");
  const [first = 0, second = 0] = rows.map((row) => Number(row["serial_number"]));
  expect([first > 0, second > 0, first === second]).toEqual([true, true, false]);
});

test("rows of which one breaks a rule are not stored, none of them", async () => {
  await expect(insert(SOLD, { ...RENEWED, firstCharge: SOLD.firstCharge })).rejects.toThrow();
  expect(await readRows({ database }, "select id from invoices")).toEqual([]);
});
