import { type PostgresOptions, type RunningPostgres, startPostgres } from "../../postgres/start-postgres.ts";
import type { Service } from "../../system/service.ts";
import { Shopper } from "../../system/shopper.ts";
import { type NodeOptions, openSystem, type System } from "../../system/system.ts";
import { inParallel } from "../in-parallel.ts";

const PREPARED = "bench_prepared";
const PEOPLE_AT_ONCE = 8;

/** People with accounts and cards in a database that each measurement copies. */
export interface Market {
  system: System;
  shoppers: Shopper[];
  /** The database that is copied. */
  preparedUrl: string;
  /** A copy of the prepared database, so that every measurement starts from the same state. */
  copyDatabase(name: string): Promise<string>;
  startNode(databaseUrl: string, options?: NodeOptions): Promise<Service>;
  close(): Promise<void>;
}

/** Signs people up on a PostgreSQL that forces every commit to disk. */
export async function prepareShoppers(
  count: number,
  { settings = {} }: Pick<PostgresOptions, "settings"> = {},
): Promise<Market> {
  const server = await startPostgres({ isDurable: true, settings });
  const system = await openSystem();
  await server.createDatabase(PREPARED);
  const node = await system.startNode({ databaseUrl: server.urlOf(PREPARED) });
  const people = Array.from({ length: count }, (_none, number) => number);
  const shoppers = await inParallel(people, PEOPLE_AT_ONCE, () => Shopper.ready(node.url, system.cards));
  await node.stop();
  return {
    system,
    shoppers,
    preparedUrl: server.urlOf(PREPARED),
    copyDatabase: (name) => copyOf(server, name),
    startNode: (databaseUrl, options) => system.startNode({ ...options, databaseUrl }),
    close: async () => {
      await system.stop();
      await server.stop();
    },
  };
}

async function copyOf(server: RunningPostgres, name: string): Promise<string> {
  await server.createDatabase(`${name} template ${PREPARED}`);
  return server.urlOf(name);
}
