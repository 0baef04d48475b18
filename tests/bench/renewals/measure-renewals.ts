import { setTimeout as pause } from "node:timers/promises";
import { type Market, prepareShoppers } from "../orders/prepare-shoppers.ts";
import { buyTemplate } from "./buy-template.ts";
import { renewBare } from "./renew-bare.ts";
import { BILLING_TODAY, seedDueSubscriptions } from "./seed-due-subscriptions.ts";
import { withClient } from "../with-client.ts";

// As many as a node renews at once.
const AT_ONCE = 8;
const BARE_SAMPLE = 5_000;
const LOOK_EVERY_MILLISECONDS = 250;

export interface RenewalsResult {
  subscriptions: number;
  renewalsPerSecond: number;
  bareRenewalsPerSecond: number;
  shareOfBare: number;
  /** Resident memory of the node after a tenth of the run, and at its end. */
  memoryEarlyInMegabytes: number;
  memoryLateInMegabytes: number;
}

/** A run of renewals on PostgreSQL by one node, against the same writes sent bare. */
export async function measureRenewals({ subscriptions }: { subscriptions: number }): Promise<RenewalsResult> {
  const market = await prepareShoppers(1);
  try {
    await buyTemplate(market);
    const bareUrl = await seeded(market, "bench_renew_bare", Math.min(subscriptions, BARE_SAMPLE));
    const bare = await renewBare(bareUrl, BARE_SAMPLE, AT_ONCE);
    const url = await seeded(market, "bench_renew", subscriptions);
    const node = await market.startNode(url);
    const run = await watch(url, node.url, subscriptions);
    await node.stop();
    const round = (value: number) => Math.round(value * 1000) / 1000;
    return {
      subscriptions,
      ...run,
      bareRenewalsPerSecond: Math.round(bare),
      shareOfBare: round(run.renewalsPerSecond / bare),
    };
  } finally {
    await market.close();
  }
}

async function seeded(market: Market, name: string, count: number): Promise<string> {
  const url = await market.copyDatabase(name);
  await withClient(url, (client) => seedDueSubscriptions(client, { count }));
  return url;
}

/** Looks on until nothing is due any more. */
async function watch(databaseUrl: string, nodeUrl: string, count: number) {
  return withClient(databaseUrl, async (client) => {
    const left = async () => {
      const { rows } = await client.query(
        `select count(*)::int as n from subscriptions where next_step_on <= ${BILLING_TODAY}`,
      );
      return Number(rows[0]?.n);
    };
    while ((await left()) === count) await pause(LOOK_EVERY_MILLISECONDS);
    const [before, started] = [await left(), performance.now()];
    let early: number | undefined;
    for (let due = before; due > 0; due = await left()) {
      if (due < count * 0.9) early ??= await memoryOf(nodeUrl);
      await pause(LOOK_EVERY_MILLISECONDS);
    }
    const seconds = (performance.now() - started) / 1000;
    const late = await memoryOf(nodeUrl);
    return {
      renewalsPerSecond: Math.round(before / seconds),
      memoryEarlyInMegabytes: early ?? late,
      memoryLateInMegabytes: late,
    };
  });
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
  return Math.round(bytes / 1024 / 1024);
}
