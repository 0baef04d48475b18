import { openSystem } from "../../system/system.ts";
import { buildWebApp, openBrowser } from "./open-browser.ts";
import { longestChain, type TracedRequest, traceRequests } from "./trace-requests.ts";

const LANDING_PATH = "/subscribe/checkout/purchase/streaming/organic";

export interface FirstOfferResult {
  scriptKilobytes: number;
  scripts: Record<string, number>;
  /** The longest row of requests of which each waits for the one before, after the page's HTML. */
  roundTripsAfterHtml: number;
  chain: string[];
  /** Trips that the time came to: more than the row where requests queue for one of HTTP/1.1's six connections. */
  tripsObserved: number;
}

// Far above what the machine itself takes, so that waiting for an answer can be told from mere order.
const LATENCY_IN_MILLISECONDS = 1000;
// Smaller ones would not get smaller.
const PLAIN_LIMIT_IN_BYTES = 1024;
const PHONE = { width: 390, height: 844 };

/** Opens the landing page in an empty browser and counts what came until an offer could be chosen. */
export async function measureFirstOffer(): Promise<FirstOfferResult> {
  await buildWebApp();
  const system = await openSystem();
  const node = await system.startNode();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: PHONE });
    const session = await page.context().newCDPSession(page);
    const requests = await traceRequests(session);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: LATENCY_IN_MILLISECONDS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const started = performance.now();
    await page.goto(new URL(LANDING_PATH, node.url.replace("127.0.0.1", "localhost")).href, {
      waitUntil: "commit",
    });
    await page.getByRole("radio").first().waitFor({ state: "visible" });
    const millisecondsToFirstOffer = Math.round(performance.now() - started);
    const done = [...requests.values()].filter(({ finished }) => Number.isFinite(finished));
    return {
      ...resultOf(done),
      // The first trip fetches the HTML itself.
      tripsObserved: Math.floor(millisecondsToFirstOffer / LATENCY_IN_MILLISECONDS) - 1,
    };
  } finally {
    await browser.close();
    await node.stop();
    await system.stop();
  }
}

function resultOf(done: readonly TracedRequest[]) {
  const scripts = done.filter(({ type, url }) => type === "Script" || url.endsWith(".js"));
  const plain = scripts.filter(({ encoding, bytes }) => encoding !== "br" && bytes > PLAIN_LIMIT_IN_BYTES);
  if (plain.length > 0)
    throw new Error(`not compressed with brotli: ${plain.map(({ url }) => url).join(", ")}`);
  const chain = longestChain(done.filter(({ type }) => type !== "Document"));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  return {
    scriptKilobytes: Math.round(bytes / 100) / 10,
    scripts: Object.fromEntries(scripts.map((script) => [nameOf(script.url), script.bytes])),
    roundTripsAfterHtml: chain.length,
    chain: chain.map(({ url }) => nameOf(url)),
  };
}

function nameOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname;
}
