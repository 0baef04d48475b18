import pg from "pg";

/** Asks the database itself for what no call shows. */
export async function ask(
  databaseUrl: string,
  query: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(query, values);
    return rows;
  } finally {
    await client.end();
  }
}
