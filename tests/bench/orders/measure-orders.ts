import { randomUUID } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Shopper } from "../../system/shopper.ts";
import { inParallel } from "../in-parallel.ts";
import { cpuSecondsOf } from "../cpu-seconds-of.ts";
import { type Spread, spreadOf } from "../spread.ts";
import { describeTrip } from "./describe-trip.ts";
import { groupProfile } from "./group-profile.ts";
import { type Market, prepareShoppers } from "./prepare-shoppers.ts";
import type { RecordedStatement } from "./recorded-statement.ts";
import { replayWrites, writesOf } from "./replay-writes.ts";
import { type WarmNodes, warmNodes } from "./warm-nodes.ts";

const RECORDED_AT_ONCE = 4;
const MEASURED_ROUNDS = 3;
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
  /** Each trip of one call, in order. */
  confirmStatements: string[];
  quoteStatements: string[];
  cpuMillisecondsPerQuote: number;
  cpuMillisecondsPerConfirm: number;
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
    const recorded = await recordFlows(market);
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
      confirmStatements: typical?.confirm.map(describeTrip) ?? [],
      quoteStatements: typical?.quote.map(describeTrip) ?? [],
      ...costs,
      cpuShares: await profileConfirms(market, atOnce),
    };
  } finally {
    await market.close();
  }
}

interface RecordedFlow {
  quote: RecordedStatement[];
  confirm: RecordedStatement[];
}

/** Runs every flow once on a node whose statements are written down. */
async function recordFlows({ system, shoppers, copyDatabase, startNode }: Market): Promise<RecordedFlow[]> {
  const file = join(system.folder, "statements.ndjson");
  const node = await startNode(await copyDatabase("bench_recorded"), {
    nodeOptions: ["--import", RECORDER],
    env: { BENCH_STATEMENTS_FILE: file },
  });
  const orderIds = await inParallel(shoppers, RECORDED_AT_ONCE, (shopper) => flow(shopper, node.url));
  await node.stop();
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  const statements = lines.map((line): RecordedStatement => JSON.parse(line));
  const byCall = [...Map.groupBy(statements, ({ call }) => call).values()];
  const confirms = new Map(
    byCall.flatMap((call) => {
      const orderId = /orders\/([^/]+)\/confirm/.exec(call[0]?.path ?? "")?.[1];
      return orderId === undefined ? [] : [[orderId, call]];
    }),
  );
  const quotes = byCall.filter(([first]) => first?.method === "POST" && first.path.endsWith("/orders"));
  return orderIds.flatMap((orderId) => {
    const quote = quotes.find((call) =>
      call.some(({ values }) => values.some((value) => String(value).includes(orderId))),
    );
    const confirm = confirms.get(orderId);
    return quote === undefined || confirm === undefined ? [] : [{ quote, confirm }];
  });
}

async function flow(shopper: Shopper, url: string): Promise<string> {
  shopper.url = url;
  const order = await shopper.quote();
  await confirmOrder(shopper, order.id);
  return order.id;
}

async function confirmOrder(shopper: Shopper, orderId: string): Promise<number> {
  const answer = await shopper.confirm(orderId, { key: randomUUID() });
  if (answer.ok && answer.data.status === "confirmed") return answer.milliseconds;
  throw new Error(`a measured order was not confirmed: ${JSON.stringify(answer)}`);
}

/** How fast one round of everybody's flows went, from the quote to the confirmed order. */
async function sellToAll(shoppers: readonly Shopper[], nodes: WarmNodes, atOnce: number): Promise<number> {
  const started = performance.now();
  await inParallel(shoppers, atOnce, (shopper, index) => flow(shopper, nodes.urlFor(index)));
  return (shoppers.length / (performance.now() - started)) * 1000;
}

async function flowsPerSecond(
  market: Market,
  { name, count, atOnce }: { name: string; count: number; atOnce: number },
): Promise<number[]> {
  const sell = (nodes: WarmNodes) => sellToAll(market.shoppers, nodes, atOnce);
  const nodes = await warmNodes(market, sell, { name, count });
  const speeds: number[] = [];
  for (let round = 0; round < MEASURED_ROUNDS; round += 1) {
    speeds.push(await sell(nodes));
    await nodes.forgetSales();
  }
  await nodes.stop();
  return speeds;
}

/** What quotes and confirmations cost apart from each other, and how long a confirmation takes. */
async function measureCosts(market: Market, atOnce: number) {
  const { shoppers } = market;
  const nodes = await warmNodes(market, (warm) => sellToAll(shoppers, warm, atOnce), { name: "bench_costs" });
  const url = nodes.urlFor(0);
  const before = await cpuSecondsOf(url);
  const orders = await inParallel(shoppers, atOnce, (shopper) => shopper.quote());
  const between = await cpuSecondsOf(url);
  const times = await inParallel(shoppers, atOnce, (shopper, index) =>
    confirmOrder(shopper, orders[index]?.id ?? ""),
  );
  const after = await cpuSecondsOf(url);
  await nodes.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const perCall = (seconds: number) => Math.round((seconds / shoppers.length) * 100_000) / 100;
  return {
    cpuMillisecondsPerQuote: perCall(between - before),
    cpuMillisecondsPerConfirm: perCall(after - between),
    confirmP50InMilliseconds: at(0.5),
    confirmP95InMilliseconds: at(0.95),
    confirmP99InMilliseconds: at(0.99),
  };
}

async function profileConfirms(market: Market, atOnce: number) {
  const { shoppers } = market;
  const folder = join(market.system.folder, "profile");
  await mkdir(folder);
  const nodes = await warmNodes(market, (warm) => sellToAll(shoppers, warm, atOnce), {
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
