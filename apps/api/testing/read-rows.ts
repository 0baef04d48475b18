import { sql } from "drizzle-orm";
import type { TestApi } from "./open-test-api.ts";

/** What a plain query finds, each value as a text. */
export async function readRows(
  api: Pick<TestApi, "database">,
  query: string,
): Promise<Record<string, string>[]> {
  const { rows } = await api.database.queries().execute(sql.raw(query));
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
  );
}
