import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { readRows } from "#testing/read-rows.ts";
import type { Database } from "./database.ts";
import { refuseNewerSchema } from "./migrations.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const UNDONE = new Error("taken back");

/** What is thrown where the database has been through these migrations as well; they are taken back afterwards. */
async function refusedWith(versions: readonly number[]): Promise<string | undefined> {
  let refused: unknown;
  const attempt = database.inTransaction(async () => {
    const journal = "drizzle.__drizzle_migrations (hash, created_at)";
    for (const version of versions)
      await readRows({ database }, `insert into ${journal} values ('other', ${version})`);
    await refuseNewerSchema(database.queries()).catch((cause: unknown) => (refused = cause));
    throw UNDONE;
  });
  await attempt.catch((cause: unknown) => {
    if (cause !== UNDONE) throw cause;
  });
  return refused instanceof Error ? refused.name : undefined;
}

const NEWER = Date.UTC(2100, 0);
const EARLIER = Date.UTC(2000, 0);

test.each([
  ["a migration of ours", [], undefined],
  ["one of a newer release", [NEWER], "NewerSchemaError"],
  ["two of a newer release", [NEWER, NEWER + 1], "NewerSchemaError"],
  ["one from before the first release", [EARLIER], "EarlierSchemaError"],
  ["both", [EARLIER, NEWER], "EarlierSchemaError"],
])("a database that has been through %s is opened or refused: %j, %s", async (_what, versions, name) => {
  expect(await refusedWith(versions)).toBe(name);
});
