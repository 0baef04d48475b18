import pg from "pg";
import type { TestApi } from "./open-test-api.ts";

/**
 * Holds a row as somebody else's transaction would, until it is let go. The embedded database lets one in at a time, so
 * nobody can hold anything there: undefined.
 */
export async function holdRow(
  api: Pick<TestApi, "database">,
  table: "orders" | "subscriptions",
  id: string,
): Promise<(() => Promise<void>) | undefined> {
  const { driver } = api.database;
  if (driver.kind === "embedded") return undefined;
  const client = new pg.Client({ connectionString: driver.url });
  await client.connect();
  await client.query("begin");
  await client.query(`select 1 from ${table} where id = $1 for update`, [id]);
  return () => client.end();
}
