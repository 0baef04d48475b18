import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startPostgres } from "../../postgres/start-postgres.ts";
import { freePort } from "../../system/free-port.ts";
import type { ApiRequest } from "../../system/send-request.ts";
import { startService } from "../../system/service.ts";
import { Shopper } from "../../system/shopper.ts";
import { openSystem, type System } from "../../system/system.ts";
import { load, type LoadResult } from "./load.ts";

/** One call of ours beside a bare route that answers as many bytes. */
export interface ComparedCall {
  answerInBytes: number;
  ours: LoadResult;
  bare: LoadResult;
  shareOfBare: number;
}

export interface CallsResult {
  getNewOffers: ComparedCall;
  createOrder: ComparedCall;
}

const OFFERS = { query: { country: "US" } } as const;
const QUOTE = { offerId: "us-all-access-monthly" };

/** Reading offers and making a quote, on PostgreSQL, against a bare route of the same framework. */
export async function measureCalls({ seconds }: { seconds: number }): Promise<CallsResult> {
  const server = await startPostgres({ isDurable: true });
  const system = await openSystem();
  try {
    await server.createDatabase("bench_calls");
    const node = await system.startNode({ databaseUrl: server.urlOf("bench_calls") });
    const shopper = await Shopper.ready(node.url, system.cards);
    const offers = JSON.stringify(await shopper.done(["eligibility", "getNewOffers"], OFFERS));
    const order = JSON.stringify(await shopper.quote());
    const bare = await startBareRoutes(system, `{"offers":${offers},"order":${order}}`);
    const compare = async (ours: ApiRequest, theirs: ApiRequest, answer: string): Promise<ComparedCall> => {
      const bareLoad = await load(bare.url, theirs, seconds);
      const ourLoad = await load(node.url, ours, seconds);
      const shareOfBare = Math.round((ourLoad.callsPerSecond / bareLoad.callsPerSecond) * 1000) / 1000;
      return { answerInBytes: Buffer.byteLength(answer), ours: ourLoad, bare: bareLoad, shareOfBare };
    };
    const quoting = { method: "POST", text: JSON.stringify(QUOTE) };
    const getNewOffers = await compare(
      shopper.requestOf(["eligibility", "getNewOffers"], OFFERS),
      { method: "GET", url: `${bare.url}/offers`, text: undefined, headers: {} },
      offers,
    );
    const createOrder = await compare(
      shopper.requestOf(["order", "createOrder"], { body: QUOTE }),
      { ...quoting, url: `${bare.url}/orders`, headers: { "content-type": "application/json" } },
      order,
    );
    await Promise.all([node.stop(), bare.stop()]);
    return { getNewOffers, createOrder };
  } finally {
    await system.stop();
    await server.stop();
  }
}

async function startBareRoutes(system: System, answers: string) {
  const file = join(system.folder, "answers.json");
  await writeFile(file, answers);
  const port = await freePort();
  return startService({
    entry: "tests/bench/calls/bare-routes.ts",
    url: `http://127.0.0.1:${port}`,
    health: "/health",
    env: { PORT: String(port), BENCH_ANSWERS_FILE: file },
  });
}
