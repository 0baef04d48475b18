import { freePort } from "../../system/free-port.ts";
import type { Service } from "../../system/service.ts";
import { type Market, prepareShoppers } from "../orders/prepare-shoppers.ts";
import { chargeCards } from "./cards/charge-cards.ts";
import { BULK_SETTINGS, growDatabase } from "./grow-database.ts";
import { makeCustomers, SHOPPERS } from "./make-customers.ts";
import { type MemoryGrowth, orderAgainAndAgain } from "./memory/order-again-and-again.ts";
import { LOOKUPS_OF_VISITOR } from "./probes.ts";
import { type Growth, roundsOf, timeCalls } from "./time-calls.ts";
import { timeRenewals } from "./time-renewals.ts";

const CALL_ROUNDS = 80;
const RENEWAL_ROUNDS = 3;

export interface GrowthSizes {
  /** Customers, each with a subscription and rows in all tables, in the two databases. */
  few: number;
  many: number;
  /** Charges that the card processor's stand-in has made before it is measured. */
  fewCharges: number;
  manyCharges: number;
  /** Orders over which the memory of a node is watched. */
  orders: number;
}

export interface GrowthResult {
  sizes: GrowthSizes;
  /** In milliseconds. */
  costs: Growth[];
  charge: Growth;
  memory: MemoryGrowth;
}

/** What growth costs: the same among few and among many, on PostgreSQL, within one run. */
export async function measureGrowth(sizes: GrowthSizes): Promise<GrowthResult> {
  const market = await prepareShoppers(SHOPPERS, { settings: BULK_SETTINGS });
  try {
    const costs = await measureCosts(market, sizes);
    const memory = await orderAgainAndAgain(market, sizes.orders);
    const charge = await chargeCards({ few: sizes.fewCharges, many: sizes.manyCharges });
    return { sizes, costs, charge, memory };
  } finally {
    await market.close();
  }
}

async function measureCosts(market: Market, { few, many }: GrowthSizes): Promise<Growth[]> {
  const customers = await makeCustomers(market, Math.ceil(roundsOf(CALL_ROUNDS) / LOOKUPS_OF_VISITOR));
  const fewUrl = await growDatabase(market, { name: "bench_growth_few", customers, count: few });
  const manyUrl = await growDatabase(market, { name: "bench_growth_many", customers, count: many });
  const nodes: Service[] = [];
  const placeAt = async (databaseUrl: string, copies: number) => {
    const node = await market.startNode(databaseUrl, { port: await freePort() });
    nodes.push(node);
    return { url: node.url, copies };
  };
  const places = { few: await placeAt(fewUrl, few), many: await placeAt(manyUrl, many) };
  const calls = await timeCalls(customers, { ...places, rounds: CALL_ROUNDS });
  for (const node of nodes) await node.stop();
  return [...calls, await timeRenewals(market, { fewUrl, manyUrl, few, rounds: RENEWAL_ROUNDS })];
}
