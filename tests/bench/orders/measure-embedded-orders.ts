import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { Shopper } from "../../system/shopper.ts";
import { openSystem, type System } from "../../system/system.ts";
import { inParallel } from "../in-parallel.ts";
import { type Spread, spreadOf } from "../spread.ts";
import { flowsAmong } from "./flows-among.ts";
import { readStatements } from "./read-statements.ts";
import type { RecordedStatement } from "./recorded-statement.ts";
import { writesOf } from "./replay-writes.ts";
import { sell, sellToAll } from "./sell.ts";

const WARM_UP_ROUNDS = 6;
const MEASURED_ROUNDS = 3;
const PEOPLE_AT_ONCE = 8;
const RECORDER = fileURLToPath(new URL("record-statements.ts", import.meta.url));

export interface EmbeddedOrdersResult {
  flows: number;
  atOnce: number;
  bareFlowsPerSecond: Spread;
  flowsPerSecond: Spread;
  shareOfBare: number;
}

/** Quote-and-confirm flows of a node on the embedded database, against their own write statements sent bare to it. */
export async function measureEmbeddedOrders({
  flows,
  atOnce,
}: {
  flows: number;
  atOnce: number;
}): Promise<EmbeddedOrdersResult> {
  const system = await openSystem();
  try {
    const groups = await signUp(system, flows);
    const writes = await recordWrites(system, groups[0] ?? []);
    const replay = async (name: string) => replayWrites(await copyFolder(system, name), writes);
    // What is compiled meanwhile would count against the first.
    await replay("bare_warm_up");
    // Before and after ours, since other programs come and go.
    const before = await replay("bare_before");
    const ours = spreadOf(await flowsPerSecond(system, groups, atOnce));
    const bare = spreadOf([before, await replay("bare_after")]);
    return {
      flows,
      atOnce,
      bareFlowsPerSecond: bare,
      flowsPerSecond: ours,
      shareOfBare: Math.round((ours.median / bare.median) * 1000) / 1000,
    };
  } finally {
    await system.stop();
  }
}

/** Somebody new for each round, since nobody but the node can undo a sale in its database. */
async function signUp(system: System, people: number): Promise<Shopper[][]> {
  const node = await system.startNode();
  const groups: Shopper[][] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + MEASURED_ROUNDS; round += 1) {
    const group = Array.from({ length: people }, (_none, number) => number);
    groups.push(await inParallel(group, PEOPLE_AT_ONCE, () => Shopper.ready(node.url, system.cards)));
  }
  await node.stop();
  return groups;
}

async function recordWrites(system: System, shoppers: readonly Shopper[]): Promise<RecordedStatement[][]> {
  const file = join(system.folder, "statements.ndjson");
  const node = await system.startNode({
    folder: await copyFolder(system, "recorded"),
    nodeOptions: ["--import", RECORDER],
    env: { BENCH_STATEMENTS_FILE: file },
  });
  // One after the other, as the embedded database has a single connection.
  const orderIds = await inParallel(shoppers, 1, (shopper) => sell(shopper, node.url));
  await node.stop();
  const flows = flowsAmong(await readStatements(file), orderIds);
  return flows.map(({ quote, confirm }) => [...writesOf(quote), ...writesOf(confirm)]);
}

async function flowsPerSecond(
  system: System,
  groups: readonly Shopper[][],
  atOnce: number,
): Promise<number[]> {
  const node = await system.startNode({ folder: await copyFolder(system, "sold") });
  const speeds: number[] = [];
  for (const group of groups) speeds.push(await sellToAll(group, { urlFor: () => node.url, atOnce }));
  await node.stop();
  return speeds.slice(WARM_UP_ROUNDS);
}

/** The database as it was when everybody had signed up, in a folder of its own below the system's. */
async function copyFolder({ folder }: System, name: string): Promise<string> {
  const copy = join(folder, name);
  for (const part of ["database", "database.ready"])
    await cp(join(folder, part), join(copy, part), { recursive: true });
  return copy;
}

async function replayWrites(folder: string, flows: readonly RecordedStatement[][]): Promise<number> {
  const lite = await PGlite.create({ dataDir: join(folder, "database") });
  try {
    const started = performance.now();
    for (const { text, values } of flows.flat()) await lite.query(text, values);
    return (flows.length / (performance.now() - started)) * 1000;
  } finally {
    await lite.close();
  }
}
