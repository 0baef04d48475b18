import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Shopper } from "../../../system/shopper.ts";
import { inParallel } from "../../in-parallel.ts";
import type { Market } from "../../orders/prepare-shoppers.ts";
import { heapOf, inMegabytes, reportsHeapTo } from "./heap-of.ts";

const AT_ONCE = 16;
const ORDERS_OF_SHOPPER = 20;

/** What a node holds in memory once all rubbish is gone, early and late in a run of orders. */
export interface MemoryGrowth {
  orders: number;
  /** After a tenth of them. */
  earlyInMegabytes: number;
  lateInMegabytes: number;
  ratio: number;
  bytesPerOrder: number;
}

/** Lets people sign up and buy at one node, each some more plans for further listeners with every order. */
export async function orderAgainAndAgain(market: Market, orders: number): Promise<MemoryGrowth> {
  const file = join(market.system.folder, "heap");
  const database = await market.copyDatabase("bench_growth_memory");
  const node = await market.startNode(database, reportsHeapTo(file));
  const tenth = Math.ceil(orders / 10);
  await order(market, node.url, tenth);
  const early = await heapOf(node, file);
  await order(market, node.url, orders - tenth);
  const late = await heapOf(node, file);
  await node.stop();
  return {
    orders,
    earlyInMegabytes: inMegabytes(early),
    lateInMegabytes: inMegabytes(late),
    ratio: Math.round((late / early) * 100) / 100,
    bytesPerOrder: Math.round((late - early) / (orders - tenth)),
  };
}

async function order({ system }: Market, url: string, count: number): Promise<void> {
  const people = Array.from({ length: Math.ceil(count / ORDERS_OF_SHOPPER) }, (_none, index) =>
    Math.min(ORDERS_OF_SHOPPER, count - index * ORDERS_OF_SHOPPER),
  );
  await inParallel(people, AT_ONCE, async (times) => {
    const shopper = await Shopper.ready(url, system.cards);
    for (let time = 0; time < times; time += 1) await buyTwo(shopper);
  });
}

async function buyTwo(shopper: Shopper): Promise<void> {
  const lines = [{ offerId: "us-music-monthly", quantity: 2 }];
  const { id } = await shopper.done(["order", "createOrder"], { body: { newSubscriptions: { lines } } });
  const answer = await shopper.confirm(id, { key: randomUUID() });
  if (!answer.ok || answer.data.status !== "confirmed")
    throw new Error(`an order was not confirmed: ${JSON.stringify(answer)}`);
}
