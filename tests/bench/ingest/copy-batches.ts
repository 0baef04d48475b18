import { pipeline } from "node:stream/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { from } from "pg-copy-streams";

/** Copies batches of rows into a table made like another, one by one; returns batches per second. */
export async function copyIntoServer(
  databaseUrl: string,
  table: string,
  batches: readonly string[],
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(likeAnother(table));
    return await perSecond(batches, async (rows) => {
      await pipeline([rows], client.query(from(`copy ${table}_copied from stdin`)));
    });
  } finally {
    await client.query(`drop table if exists ${table}_copied`);
    await client.end();
  }
}

/** The same with the embedded database in a folder that no process has open. */
export async function copyIntoFolder(
  folder: string,
  table: string,
  batches: readonly string[],
): Promise<number> {
  const lite = await PGlite.create({ dataDir: folder });
  try {
    await lite.exec(likeAnother(table));
    return await perSecond(batches, async (rows) => {
      await lite.query(`copy ${table}_copied from '/dev/blob'`, [], { blob: new Blob([rows]) });
    });
  } finally {
    await lite.exec(`drop table if exists ${table}_copied`);
    await lite.close();
  }
}

function likeAnother(table: string): string {
  return `create table ${table}_copied (like ${table} including all)`;
}

async function perSecond(batches: readonly string[], copy: (rows: string) => Promise<void>): Promise<number> {
  const started = performance.now();
  for (const rows of batches) await copy(rows);
  return (batches.length / (performance.now() - started)) * 1000;
}
