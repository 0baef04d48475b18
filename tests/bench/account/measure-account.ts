import pg from "pg";
import { freePort } from "../../system/free-port.ts";
import type { Service } from "../../system/service.ts";
import type { Shopper } from "../../system/shopper.ts";
import { buyTemplate } from "../renewals/buy-template.ts";
import { type Market, prepareShoppers } from "../orders/prepare-shoppers.ts";
import { seedDueSubscriptions } from "../renewals/seed-due-subscriptions.ts";

const ROUNDS = 200;
const WARM_UP = 40;
// Nothing falls due while it is measured.
const DUE_IN_DAYS = 20;

export interface AccountResult {
  few: AccountTimes;
  many: AccountTimes;
  /** Of the middle times, many against few. */
  ratio: number;
}

interface AccountTimes {
  subscriptions: number;
  p50InMilliseconds: number;
  p95InMilliseconds: number;
}

/**
 * What the account page asks for, by one person among few subscriptions and among many, on PostgreSQL. The two take
 * turns, so that whatever else the machine does falls on both.
 */
export async function measureAccount({ few, many }: { few: number; many: number }): Promise<AccountResult> {
  const market = await prepareShoppers(1);
  const nodes: Service[] = [];
  try {
    await buyTemplate(market);
    const [shopper] = market.shoppers;
    if (shopper === undefined) throw new Error("nobody was signed up");
    const places: Place[] = [];
    for (const subscriptions of [few, many]) {
      const node = await market.startNode(await seeded(market, subscriptions), { port: await freePort() });
      nodes.push(node);
      places.push({ subscriptions, url: node.url, times: [] });
    }
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
      for (const { url, times } of places) {
        const took = await timeOf(shopper, url);
        if (round >= WARM_UP) times.push(took);
      }
    const [amongFew, amongMany] = places.map(summaryOf);
    if (amongFew === undefined || amongMany === undefined) throw new Error("there are two sizes");
    const ratio = amongMany.p50InMilliseconds / amongFew.p50InMilliseconds;
    return { few: amongFew, many: amongMany, ratio: Math.round(ratio * 100) / 100 };
  } finally {
    for (const node of nodes) await node.stop();
    await market.close();
  }
}

interface Place {
  subscriptions: number;
  url: string;
  times: number[];
}

/** What a bulk load leaves to the database to tidy up is tidied up before anything is measured. */
async function seeded(market: Market, subscriptions: number): Promise<string> {
  const databaseUrl = await market.copyDatabase(`bench_account_${subscriptions}`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedDueSubscriptions(client, { count: subscriptions, dueInDays: DUE_IN_DAYS });
  await client.query("vacuum analyze");
  await client.query("checkpoint");
  await client.end();
  return databaseUrl;
}

async function timeOf(shopper: Shopper, url: string): Promise<number> {
  shopper.url = url;
  const started = performance.now();
  const [plans] = await Promise.all([
    shopper.subscriptions(),
    shopper.done(["billing", "getNextBill"], {}),
    shopper.invoices(),
  ]);
  if (plans.length !== 1) throw new Error(`one plan was bought, and ${plans.length} are shown`);
  return performance.now() - started;
}

function summaryOf({ subscriptions, times }: Place): AccountTimes {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
  return { subscriptions, p50InMilliseconds: at(0.5), p95InMilliseconds: at(0.95) };
}
