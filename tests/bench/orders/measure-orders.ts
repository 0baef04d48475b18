import { randomUUID } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../system/free-port.ts";
import type { Shopper } from "../../system/shopper.ts";
import { inParallel } from "../in-parallel.ts";
import { cpuSecondsOf } from "../cpu-seconds-of.ts";
import { describeStatement } from "./describe-statement.ts";
import { groupProfile } from "./group-profile.ts";
import { type Market, prepareShoppers } from "./prepare-shoppers.ts";
import type { RecordedStatement } from "./recorded-statement.ts";
import { replayWrites, writesOf } from "./replay-writes.ts";

const RECORDED_AT_ONCE = 4;
const RECORDER = fileURLToPath(new URL("record-statements.ts", import.meta.url));

export interface OrdersResult {
  flows: number;
  atOnce: number;
  bareFlowsPerSecond: number;
  oneNodeFlowsPerSecond: number;
  twoNodeFlowsPerSecond: number;
  oneNodeShareOfBare: number;
  twoNodeShareOfBare: number;
  roundTripsPerQuote: number;
  roundTripsPerConfirm: number;
  /** Each statement of one confirming call, in order. */
  confirmStatements: string[];
  cpuMillisecondsPerQuote: number;
  cpuMillisecondsPerConfirm: number;
  confirmP50InMilliseconds: number;
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
    // Before and after ours, since other programs come and go.
    const bareBefore = await replay("bench_bare_before");
    const oneNode = await flowsPerSecond(market, { name: "bench_one", nodes: 1, atOnce });
    const twoNodes = await flowsPerSecond(market, { name: "bench_two", nodes: 2, atOnce });
    const bare = (bareBefore + (await replay("bench_bare_after"))) / 2;
    const costs = await measureCosts(market, atOnce);
    const typical = recorded.at(-1);
    const round = (value: number) => Math.round(value * 1000) / 1000;
    return {
      flows,
      atOnce,
      bareFlowsPerSecond: Math.round(bare),
      oneNodeFlowsPerSecond: Math.round(oneNode),
      twoNodeFlowsPerSecond: Math.round(twoNodes),
      oneNodeShareOfBare: round(oneNode / bare),
      twoNodeShareOfBare: round(twoNodes / bare),
      roundTripsPerQuote: typical?.quote.length ?? 0,
      roundTripsPerConfirm: typical?.confirm.length ?? 0,
      confirmStatements: typical?.confirm.map(({ text }) => describeStatement(text)) ?? [],
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

async function flowsPerSecond(
  { shoppers, copyDatabase, startNode }: Market,
  { name, nodes: count, atOnce }: { name: string; nodes: number; atOnce: number },
): Promise<number> {
  const databaseUrl = await copyDatabase(name);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const nodes = await Promise.all(ports.map((port) => startNode(databaseUrl, { port })));
  const warm = shoppers.slice(0, shoppers.length / 5);
  const measured = shoppers.slice(warm.length);
  const run = (people: Shopper[]) =>
    inParallel(people, atOnce, (shopper, index) => flow(shopper, nodes[index % nodes.length]?.url ?? ""));
  await run(warm);
  const started = performance.now();
  await run(measured);
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(nodes.map((node) => node.stop()));
  return measured.length / seconds;
}

async function measureCosts({ shoppers, copyDatabase, startNode }: Market, atOnce: number) {
  const node = await startNode(await copyDatabase("bench_costs"));
  for (const shopper of shoppers) shopper.url = node.url;
  const before = await cpuSecondsOf(node.url);
  const orders = await inParallel(shoppers, atOnce, (shopper) => shopper.quote());
  const between = await cpuSecondsOf(node.url);
  const times = await inParallel(shoppers, atOnce, (shopper, index) =>
    confirmOrder(shopper, orders[index]?.id ?? ""),
  );
  const after = await cpuSecondsOf(node.url);
  await node.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const perCall = (seconds: number) => Math.round((seconds / shoppers.length) * 100_000) / 100;
  return {
    cpuMillisecondsPerQuote: perCall(between - before),
    cpuMillisecondsPerConfirm: perCall(after - between),
    confirmP50InMilliseconds: at(0.5),
    confirmP99InMilliseconds: at(0.99),
  };
}

async function profileConfirms({ system, shoppers, copyDatabase, startNode }: Market, atOnce: number) {
  const folder = join(system.folder, "profile");
  await mkdir(folder);
  const node = await startNode(await copyDatabase("bench_profile"), {
    nodeOptions: ["--cpu-prof", `--cpu-prof-dir=${folder}`],
  });
  for (const shopper of shoppers) shopper.url = node.url;
  const orders = await inParallel(shoppers, atOnce, (shopper) => shopper.quote());
  const started = performance.now();
  await inParallel(shoppers, atOnce, (shopper, index) => confirmOrder(shopper, orders[index]?.id ?? ""));
  const seconds = (performance.now() - started) / 1000;
  const stopping = performance.now();
  await node.stop();
  return groupProfile(folder, seconds + (performance.now() - stopping) / 1000);
}
