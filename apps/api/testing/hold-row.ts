import pg from "pg";
import type { TestApi } from "./open-test-api.ts";

interface HeldRow {
  /** Not on the embedded database, which lets one in at a time. */
  isHeld: boolean;
  release(): Promise<void>;
}

/** Holds a row as somebody else's transaction would, until it is let go. */
export async function holdRow(
  api: Pick<TestApi, "database">,
  table: "orders" | "subscriptions",
  id: string,
): Promise<HeldRow> {
  const { driver } = api.database;
  if (driver.kind === "embedded") return { isHeld: false, release: () => Promise.resolve() };
  const client = new pg.Client({ connectionString: driver.url });
  await client.connect();
  await client.query("begin");
  await client.query(`select 1 from ${table} where id = $1 for update`, [id]);
  return { isHeld: true, release: () => client.end() };
}
