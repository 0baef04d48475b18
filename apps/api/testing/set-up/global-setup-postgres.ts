import { startPostgres } from "@skywave/tests/postgres";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openServerDatabase } from "#platform/database/open-server-database.ts";
import { createJobs } from "#platform/jobs/jobs.ts";

const TEMPLATE = "skywave_template";

/** Starts a PostgreSQL and migrates a template, which each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.urlOf("postgres") });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const database = await openServerDatabase(server.urlOf(TEMPLATE), 2);
  const jobs = createJobs(database, () => undefined);
  await jobs.open();
  await jobs.stop();
  await database.close();
  project.provide("databaseServer", server.urlOf(""));
  return () => server.stop();
}
