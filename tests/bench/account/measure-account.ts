import pg from "pg";
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

/** What the account page asks for, by one person among few subscriptions and among many, on PostgreSQL. */
export async function measureAccount({ few, many }: { few: number; many: number }): Promise<AccountResult> {
  const market = await prepareShoppers(1);
  try {
    await buyTemplate(market);
    const amongFew = await timesAmong(market, few);
    const amongMany = await timesAmong(market, many);
    const ratio = amongMany.p50InMilliseconds / amongFew.p50InMilliseconds;
    return { few: amongFew, many: amongMany, ratio: Math.round(ratio * 100) / 100 };
  } finally {
    await market.close();
  }
}

async function timesAmong(market: Market, subscriptions: number): Promise<AccountTimes> {
  const databaseUrl = await market.copyDatabase(`bench_account_${subscriptions}`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedDueSubscriptions(client, { count: subscriptions, dueInDays: DUE_IN_DAYS });
  await client.end();
  const node = await market.startNode(databaseUrl);
  try {
    const [shopper] = market.shoppers;
    if (shopper === undefined) throw new Error("nobody was signed up");
    shopper.url = node.url;
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const started = performance.now();
      const [plans] = await Promise.all([
        shopper.subscriptions(),
        shopper.done(["billing", "getNextBill"], {}),
        shopper.invoices(),
      ]);
      if (plans.length !== 1) throw new Error(`one plan was bought, and ${plans.length} are shown`);
      if (round >= WARM_UP) times.push(performance.now() - started);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
    return { subscriptions, p50InMilliseconds: at(0.5), p95InMilliseconds: at(0.95) };
  } finally {
    await node.stop();
  }
}
