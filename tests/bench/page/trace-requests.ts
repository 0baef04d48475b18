import type { CDPSession } from "@playwright/test";

/** One request of a page, in seconds of the browser's own clock. */
export interface TracedRequest {
  url: string;
  type: string;
  asked: number;
  /** Infinite while it runs. */
  finished: number;
  /** Of the body, as it came over the wire. */
  bytes: number;
  headerBytes: number;
  encoding: string;
}

/** Notes all requests from now on. */
export async function traceRequests(session: CDPSession): Promise<Map<string, TracedRequest>> {
  const requests = new Map<string, TracedRequest>();
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith("data:")) return;
    requests.set(requestId, {
      url: request.url,
      type: type ?? "Other",
      asked: timestamp,
      finished: Number.POSITIVE_INFINITY,
      bytes: 0,
      headerBytes: 0,
      encoding: "",
    });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const traced = requests.get(requestId);
    const encoding = Object.entries(response.headers).find(([name]) => /^content-encoding$/i.test(name));
    if (traced === undefined) return;
    traced.encoding = encoding?.[1] ?? "";
    traced.headerBytes = response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const traced = requests.get(requestId);
    if (traced === undefined) return;
    traced.finished = timestamp;
    traced.bytes = encodedDataLength - traced.headerBytes;
  });
  await session.send("Network.enable");
  return requests;
}

/** The longest row of requests of which each was asked only when the one before had come. */
export function longestChain(requests: readonly TracedRequest[]): TracedRequest[] {
  const sorted = requests.toSorted((a, b) => a.asked - b.asked);
  const chains = new Map<TracedRequest, TracedRequest[]>();
  for (const request of sorted) {
    const earlier = sorted.filter(({ finished }) => finished <= request.asked);
    const before = longestOf(earlier.map((one) => chains.get(one) ?? []));
    chains.set(request, [...before, request]);
  }
  return longestOf([...chains.values()]);
}

/** Of rows as long as each other it is the one whose end came last: that is what was waited for. */
function longestOf(chains: readonly TracedRequest[][]): TracedRequest[] {
  const endOf = (chain: TracedRequest[]) => chain.at(-1)?.finished ?? 0;
  return chains.reduce<TracedRequest[]>((best, chain) => {
    const isBetter = chain.length === best.length ? endOf(chain) > endOf(best) : chain.length > best.length;
    return isBetter ? chain : best;
  }, []);
}
