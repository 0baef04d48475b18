import { startPostgres } from "../../postgres/start-postgres.ts";
import type { ApiRequest } from "../../system/send-request.ts";
import { Shopper } from "../../system/shopper.ts";
import { openSystem } from "../../system/system.ts";
import { inParallel } from "../in-parallel.ts";
import { AT_ONCE, load, type LoadResult } from "./load.ts";
import { sessionIdIn, startBareRoutes } from "./start-bare-routes.ts";

/** One call of ours beside a bare route that answers as many bytes. */
export interface ComparedCall {
  answerInBytes: number;
  ours: LoadResult;
  bare: LoadResult;
  shareOfBare: number;
}

export interface CallsResult {
  /** By somebody without a session. */
  getNewOffers: ComparedCall;
  /** The same in the sessions of as many visitors as ask at once, against a route that reads their rows. */
  checkSession: ComparedCall;
  createOrder: ComparedCall;
}

type Sent = ApiRequest | readonly ApiRequest[];

const OFFERS = { query: { country: "US" } } as const;
const QUOTE = { offerId: "us-all-access-monthly" };

/** Reading offers, checking a session and making a quote, on PostgreSQL, against bare routes of the same framework. */
export async function measureCalls({ seconds }: { seconds: number }): Promise<CallsResult> {
  const server = await startPostgres({ isDurable: true });
  const system = await openSystem();
  try {
    await server.createDatabase("bench_calls");
    const databaseUrl = server.urlOf("bench_calls");
    const node = await system.startNode({ databaseUrl });
    const shopper = await Shopper.ready(node.url, system.cards);
    const offers = JSON.stringify(await shopper.done(["eligibility", "getNewOffers"], OFFERS));
    const order = JSON.stringify(await shopper.quote());
    const bare = await startBareRoutes(system, {
      answers: `{"offers":${offers},"order":${order}}`,
      databaseUrl,
    });
    const compare = async (ours: Sent, theirs: Sent, answer: string): Promise<ComparedCall> => {
      const bareLoad = await load(bare.url, theirs, seconds);
      const ourLoad = await load(node.url, ours, seconds);
      const shareOfBare = Math.round((ourLoad.callsPerSecond / bareLoad.callsPerSecond) * 1000) / 1000;
      return { answerInBytes: Buffer.byteLength(answer), ours: ourLoad, bare: bareLoad, shareOfBare };
    };
    const read = (path: string): ApiRequest => ({
      method: "GET",
      url: `${bare.url}${path}`,
      text: undefined,
      headers: {},
    });
    const getNewOffers = await compare(
      new Shopper(node.url).requestOf(["eligibility", "getNewOffers"], OFFERS),
      read("/offers"),
      offers,
    );
    const visitors = await inParallel(Array.from({ length: AT_ONCE }), AT_ONCE, () =>
      Shopper.visiting(node.url),
    );
    const visiting = visitors.map((visitor) => visitor.requestOf(["eligibility", "getNewOffers"], OFFERS));
    const checkSession = await compare(
      visiting,
      visiting.map((request) => read(`/sessions/${sessionIdIn(request)}/offers`)),
      offers,
    );
    const createOrder = await compare(
      shopper.requestOf(["order", "createOrder"], { body: QUOTE }),
      {
        method: "POST",
        text: JSON.stringify(QUOTE),
        url: `${bare.url}/orders`,
        headers: { "content-type": "application/json" },
      },
      order,
    );
    await Promise.all([node.stop(), bare.stop()]);
    return { getNewOffers, checkSession, createOrder };
  } finally {
    await system.stop();
    await server.stop();
  }
}
