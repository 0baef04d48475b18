import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { withClient } from "../with-client.ts";
import { cpuSecondsBelow } from "../cpu-seconds-below.ts";
import { cpuSecondsOf } from "../cpu-seconds-of.ts";
import { inParallel } from "../in-parallel.ts";
import { type Spread, spreadOf } from "../spread.ts";
import { awaitJobs } from "./await-jobs.ts";
import { describeTrip } from "./describe-trip.ts";
import { flowsAmong, type RecordedFlow } from "./flows-among.ts";
import { groupProfile } from "./group-profile.ts";
import { type Market, prepareShoppers } from "./prepare-shoppers.ts";
import { readStatements } from "./read-statements.ts";
import type { RecordedStatement } from "./recorded-statement.ts";
import { replayWrites, writesOf } from "./replay-writes.ts";
import { confirmOrder, sell, sellToAll } from "./sell.ts";
import { type WarmNodes, warmNodes } from "./warm-nodes.ts";

const RECORDED_AT_ONCE = 4;
const MEASURED_ROUNDS = 3;
/** By then the card processor has told of the last charge. */
const UNTIL_TOLD_IN_MILLISECONDS = 1_000;
const RECORDER = fileURLToPath(new URL("record-statements.ts", import.meta.url));

export interface OrdersResult {
  flows: number;
  atOnce: number;
  bareFlowsPerSecond: Spread;
  oneNodeFlowsPerSecond: Spread;
  twoNodeFlowsPerSecond: Spread;
  oneNodeShareOfBare: number;
  twoNodeShareOfBare: number;
  roundTripsPerQuote: number;
  roundTripsPerConfirm: number;
  /** Of all that a node does beside the calls themselves until nothing is left to do, its looking for work included. */
  roundTripsAfterConfirm: number;
  /** Each trip of one call, in order. */
  confirmStatements: string[];
  quoteStatements: string[];
  cpuMillisecondsPerQuote: number;
  cpuMillisecondsPerConfirm: number;
  /** Of one quote and its confirmation; absent where the system does not tell it. */
  cpuMillisecondsPerFlow?: Record<"api" | "database" | "cards", number>;
  confirmP50InMilliseconds: number;
  confirmP95InMilliseconds: number;
  confirmP99InMilliseconds: number;
  /** Percent of the API's busy time while it confirms. */
  cpuShares: Record<string, number>;
}

/** Quote-and-confirm flows, card processor included, against their own write statements sent bare. */
export async function measureOrders({
  flows,
  atOnce,
}: {
  flows: number;
  atOnce: number;
}): Promise<OrdersResult> {
  const market = await prepareShoppers(flows);
  try {
    const { recorded, roundTripsAfterConfirm } = await recordFlows(market);
    const writes = recorded.map(({ quote, confirm }) => [...writesOf(quote), ...writesOf(confirm)]);
    const replay = async (name: string) => replayWrites(await market.copyDatabase(name), writes, atOnce);
    // Before, between and after ours, since other programs come and go.
    const bareBefore = await replay("bench_bare_before");
    const oneNode = await flowsPerSecond(market, { name: "bench_one", count: 1, atOnce });
    const bareBetween = await replay("bench_bare_between");
    const twoNodes = await flowsPerSecond(market, { name: "bench_two", count: 2, atOnce });
    const bare = spreadOf([bareBefore, bareBetween, await replay("bench_bare_after")]);
    const [one, two] = [spreadOf(oneNode), spreadOf(twoNodes)];
    const costs = await measureCosts(market, atOnce);
    const typical = recorded.at(-1);
    const round = (value: number) => Math.round(value * 1000) / 1000;
    return {
      flows,
      atOnce,
      bareFlowsPerSecond: bare,
      oneNodeFlowsPerSecond: one,
      twoNodeFlowsPerSecond: two,
      oneNodeShareOfBare: round(one.median / bare.median),
      twoNodeShareOfBare: round(two.median / bare.median),
      roundTripsPerQuote: typical?.quote.length ?? 0,
      roundTripsPerConfirm: typical?.confirm.length ?? 0,
      roundTripsAfterConfirm,
      confirmStatements: typical?.confirm.map(describeTrip) ?? [],
      quoteStatements: typical?.quote.map(describeTrip) ?? [],
      ...costs,
      cpuShares: await profileConfirms(market, atOnce),
    };
  } finally {
    await market.close();
  }
}

/** Runs every flow once on a node whose statements are written down, and lets it do what is left to do afterwards. */
async function recordFlows({ system, shoppers, copyDatabase, startNode }: Market) {
  const file = join(system.folder, "statements.ndjson");
  const databaseUrl = await copyDatabase("bench_recorded");
  const node = await startNode(databaseUrl, {
    nodeOptions: ["--import", RECORDER],
    env: { BENCH_STATEMENTS_FILE: file },
  });
  const { length: before } = await readStatements(file);
  const orderIds = await inParallel(shoppers, RECORDED_AT_ONCE, (shopper) => sell(shopper, node.url));
  await pause(UNTIL_TOLD_IN_MILLISECONDS);
  await withClient(databaseUrl, awaitJobs);
  const statements = await readStatements(file);
  await node.stop();
  const recorded = flowsAmong(statements, orderIds);
  return { recorded, roundTripsAfterConfirm: besidePerFlow(statements.slice(before), recorded) };
}

function besidePerFlow(statements: readonly RecordedStatement[], flows: readonly RecordedFlow[]): number {
  const own = new Set(flows.flatMap(({ quote, confirm }) => [...quote, ...confirm].map(({ call }) => call)));
  const beside = statements.filter(({ call }) => !own.has(call));
  return Math.round((beside.length / flows.length) * 10) / 10;
}

async function flowsPerSecond(
  market: Market,
  { name, count, atOnce }: { name: string; count: number; atOnce: number },
): Promise<number[]> {
  const sellOnce = ({ urlFor }: WarmNodes) => sellToAll(market.shoppers, { urlFor, atOnce });
  const nodes = await warmNodes(market, sellOnce, { name, count });
  const speeds: number[] = [];
  for (let round = 0; round < MEASURED_ROUNDS; round += 1) {
    speeds.push(await sellOnce(nodes));
    await nodes.forgetSales();
  }
  await nodes.stop();
  return speeds;
}

/** What quotes and confirmations cost apart from each other, and how long a confirmation takes. */
async function measureCosts(market: Market, atOnce: number) {
  const { shoppers } = market;
  const warmUp = ({ urlFor }: WarmNodes) => sellToAll(shoppers, { urlFor, atOnce });
  const nodes = await warmNodes(market, warmUp, { name: "bench_costs" });
  const url = nodes.urlFor(0);
  const othersBefore = await othersSeconds(nodes);
  const before = await cpuSecondsOf(url);
  const orders = await inParallel(shoppers, atOnce, (shopper) => shopper.quote());
  const between = await cpuSecondsOf(url);
  const times = await inParallel(shoppers, atOnce, (shopper, index) =>
    confirmOrder(shopper, orders[index]?.id ?? ""),
  );
  const after = await cpuSecondsOf(url);
  const othersAfter = await othersSeconds(nodes);
  await nodes.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const perCall = (seconds: number) => Math.round((seconds / shoppers.length) * 100_000) / 100;
  return {
    cpuMillisecondsPerQuote: perCall(between - before),
    cpuMillisecondsPerConfirm: perCall(after - between),
    ...(othersBefore !== undefined &&
      othersAfter !== undefined && {
        cpuMillisecondsPerFlow: {
          api: perCall(after - before),
          database: perCall(othersAfter.database - othersBefore.database),
          cards: perCall(othersAfter.cards - othersBefore.cards),
        },
      }),
    confirmP50InMilliseconds: at(0.5),
    confirmP95InMilliseconds: at(0.95),
    confirmP99InMilliseconds: at(0.99),
  };
}

/** What runs beside the nodes: the database, and the stand-in of the card processor. */
async function othersSeconds({
  nodes,
}: WarmNodes): Promise<Record<"database" | "cards", number> | undefined> {
  const all = await cpuSecondsBelow();
  if (all === undefined) return undefined;
  const others = { database: 0, cards: 0 };
  for (const { processId, program, seconds } of all) {
    if (nodes.some((node) => node.processId === processId)) continue;
    others[program === "postgres" ? "database" : "cards"] += seconds;
  }
  return others;
}

async function profileConfirms(market: Market, atOnce: number) {
  const { shoppers } = market;
  const folder = join(market.system.folder, "profile");
  await mkdir(folder);
  const warmUp = ({ urlFor }: WarmNodes) => sellToAll(shoppers, { urlFor, atOnce });
  const nodes = await warmNodes(market, warmUp, {
    name: "bench_profile",
    nodeOptions: ["--cpu-prof", `--cpu-prof-dir=${folder}`],
  });
  const orders = await inParallel(shoppers, atOnce, (shopper) => shopper.quote());
  const started = performance.now();
  await inParallel(shoppers, atOnce, (shopper, index) => confirmOrder(shopper, orders[index]?.id ?? ""));
  const seconds = (performance.now() - started) / 1000;
  const stopping = performance.now();
  await nodes.stop();
  return groupProfile(folder, seconds + (performance.now() - stopping) / 1000);
}
