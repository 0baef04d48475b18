import pg from "pg";
import { freePort } from "../../system/free-port.ts";
import type { Service } from "../../system/service.ts";
import type { NodeOptions } from "../../system/system.ts";
import { awaitJobs } from "./await-jobs.ts";
import type { Market } from "./prepare-shoppers.ts";

// By then the engine has compiled what a flow runs through, and a round costs what the one before it cost.
const WARM_UP_ROUNDS = 6;
const SOLD = "subscriptions, orders, payments, invoices, ledger_entries";

/** Nodes on one database that have sold for a while. */
export interface WarmNodes {
  nodes: readonly Service[];
  /** Which of them a shopper goes to. */
  urlFor(index: number): string;
  /** Forgets what was sold once its mails are written, since the same people buy the same plan again. */
  forgetSales(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts so many nodes on a copy of the market's database, and lets each shopper buy a few times. The card processor
 * tells one of them of each event, as it does where they stand behind one address.
 */
export async function warmNodes(
  { system, copyDatabase, startNode }: Market,
  sell: (nodes: WarmNodes) => Promise<unknown>,
  { name, count = 1, env, ...options }: { name: string; count?: number } & NodeOptions,
): Promise<WarmNodes> {
  const databaseUrl = await copyDatabase(name);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const inlet = `http://127.0.0.1:${ports[0]}/webhooks/card-processor`;
  const secret = await system.cards.tellOfPayments(inlet);
  const told = { ...options, env: { ...env, STRIPE_WEBHOOK_SECRET: secret } };
  const nodes = await Promise.all(ports.map((port) => startNode(databaseUrl, { ...told, port })));
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const warm: WarmNodes = {
    nodes,
    urlFor: (index) => nodes[index % nodes.length]?.url ?? "",
    forgetSales: async () => {
      await awaitJobs(database);
      await database.query(`truncate ${SOLD} cascade`);
    },
    stop: async () => {
      await database.end();
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await sell(warm);
    await warm.forgetSales();
  }
  return warm;
}
