// @vitest-environment node
import { createServer } from "node:http";
import type { HlsConfig, LoaderContext, LoaderStats } from "hls.js";
import { afterEach, describe, expect, it } from "vitest";
import { makeLoader } from "./make-loader.ts";

const LENGTH = 100_000;
const BYTES = Buffer.from(Array.from({ length: LENGTH }, (_, index) => index % 251));
const PATIENCE = { maxTimeToFirstByteMs: 5_000, maxLoadTimeMs: 5_000, timeoutRetry: null, errorRetry: null };

const ended: (() => void)[] = [];
afterEach(() => ended.splice(0).forEach((end) => end()));

/** What hands on nothing by itself, so that all that comes has come as a segment. */
class Plain {
  context = null;
  stats: LoaderStats = {
    aborted: false,
    loaded: 0,
    retry: 0,
    total: 0,
    chunkCount: 0,
    bwEstimate: 0,
    loading: { start: 0, first: 0, end: 0 },
    parsing: { start: 0, end: 0 },
    buffering: { start: 0, first: 0, end: 0 },
  };
  load(): void {}
  abort(): void {}
  destroy(): void {}
}

/** A server that stops in the middle of its first answer, until the connection is broken, and refuses what is not there. */
async function serve() {
  const ranges: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, response) => {
    ranges.push(headers.range);
    if (url !== "/7.m4s") return void response.writeHead(404).end();
    if (ranges.length === 1) {
      response.writeHead(200, { "Content-Length": LENGTH });
      response.write(BYTES.subarray(0, 70_000));
      return;
    }
    const first = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1]);
    response.writeHead(206).end(BYTES.subarray(first));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ended.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const breakOff = () => server.closeAllConnections();
  return { origin: `http://127.0.0.1:${address.port}`, ranges, breakOff };
}

async function noKey(): Promise<never> {
  throw new Error("No key was asked for");
}

function open(url: string) {
  const Loader = makeLoader(Plain, { loadKey: noKey });
  const loader = new Loader({} as HlsConfig);
  const heard = Promise.withResolvers<{ data: ArrayBuffer } | { code: number } | "aborted">();
  loader.load(
    { url, responseType: "arraybuffer", frag: {} } as unknown as LoaderContext,
    { loadPolicy: PATIENCE, maxRetry: 0, timeout: 0, retryDelay: 0, maxRetryDelay: 0 },
    {
      onSuccess: ({ data }) => heard.resolve({ data: data as ArrayBuffer }),
      onError: ({ code }) => heard.resolve({ code }),
      onTimeout: () => heard.reject(new Error("It took too long")),
      onAbort: () => heard.resolve("aborted"),
    },
  );
  return { loader, heard: heard.promise };
}

describe("a segment", () => {
  it("is whole after a break in its middle, and what came is not fetched twice", async () => {
    const { origin, ranges, breakOff } = await serve();
    const { loader, heard } = open(`${origin}/7.m4s`);
    await expect.poll(() => loader.stats.loaded).toBe(65_536);
    breakOff();
    const outcome = await heard;
    if (typeof outcome === "string" || !("data" in outcome)) throw new Error("No sound came");
    expect(Buffer.from(outcome.data).equals(BYTES)).toBe(true);
    expect(ranges).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
    expect(loader.stats).toMatchObject({ loaded: LENGTH, total: LENGTH, aborted: false });
  });

  it("is refused as its server says", async () => {
    const { origin } = await serve();
    expect(await open(`${origin}/8.m4s`).heard).toEqual({ code: 404 });
  });

  it("is left where somebody goes elsewhere", async () => {
    const { origin } = await serve();
    const { loader, heard } = open(`${origin}/7.m4s`);
    loader.abort();
    expect(await heard).toBe("aborted");
    expect(loader.stats.aborted).toBe(true);
  });
});

describe("a list", () => {
  const LIST = "https://skywave.example/sound/channels/12/low/live.m3u8";

  /** What a player hears of a list, and how often it was fetched by the player itself. */
  async function load(list: Promise<string> | undefined) {
    let fetches = 0;
    class Fetching extends Plain {
      override load(): void {
        fetches += 1;
        heard.resolve("fetched");
      }
    }
    const heard = Promise.withResolvers<unknown>();
    const Loader = makeLoader(Fetching, { loadKey: noKey, takeList: () => list });
    const loader = new Loader({} as HlsConfig);
    loader.load(
      { url: LIST, responseType: "text", type: "level" } as unknown as LoaderContext,
      { loadPolicy: PATIENCE, maxRetry: 0, timeout: 0, retryDelay: 0, maxRetryDelay: 0 },
      {
        onSuccess: ({ data, url }) => heard.resolve({ data, url }),
        onError: () => heard.reject(new Error("It was refused")),
        onTimeout: () => heard.reject(new Error("It took too long")),
      },
    );
    return { loader, heard: await heard.promise, fetches };
  }

  it("that was fetched ahead is not fetched again", async () => {
    const { heard, fetches } = await load(Promise.resolve("#EXTM3U"));
    expect([heard, fetches]).toEqual([{ data: "#EXTM3U", url: LIST }, 0]);
  });

  it("is fetched where there is none, or where it failed", async () => {
    for (const list of [undefined, Promise.reject(new Error("lost"))])
      expect((await load(list)).heard).toBe("fetched");
  });
});
