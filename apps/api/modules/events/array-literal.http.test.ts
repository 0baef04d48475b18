import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { arrayLiteral } from "./array-literal.ts";

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What the database makes of the values. */
async function readBack(values: readonly (string | number | boolean | null)[], type: string) {
  const literal = arrayLiteral(values, (value) => value).replaceAll("'", "''");
  const { rows } = await database.queries().execute(`select to_jsonb('${literal}'::${type}[]) as read`);
  return rows[0]?.["read"];
}

describe("arrayLiteral", () => {
  test.each([
    ["quotes, commas and braces", ['say "hi"', "it's", "a,b", "{}", "{NULL}"]],
    ["what would escape something", ["\\", '\\"', "\\\\n", "$&", "a\\"]],
    ["what looks like nothing", ["", " ", "NULL", "null", null]],
    ["lines, tabs and letters of all kinds", ["a\nb\tc\r", "é", "日本語", "👍🏽"]],
  ])("keeps %s as they are", async (_what, texts) => {
    expect(await readBack(texts, "text")).toEqual(texts);
  });

  test("keeps numbers to the last digit, and what is true or not", async () => {
    const numbers = [0, -1.5, 1_773_154_800_000.5, 0.1 + 0.2, 5e-324, Number.MAX_VALUE, null];
    expect(await readBack(numbers, "double precision")).toEqual(numbers);
    const counts = [0, Number.MAX_SAFE_INTEGER];
    expect(await readBack(counts, "bigint")).toEqual(counts);
    const flags = [true, false, null];
    expect(await readBack(flags, "boolean")).toEqual(flags);
  });

  test("makes an empty array of nothing", async () => {
    expect(await readBack([], "text")).toEqual([]);
  });
});
