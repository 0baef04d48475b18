import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type StreamOptions, StreamRefused, streamInChunks } from "./index.ts";

const CHUNK = 65_536;
/** Two chunks and a bit. */
const LENGTH = 2 * CHUNK + 1_000;
const BYTES = Buffer.from(Array.from({ length: LENGTH }, (_, index) => index % 251));

const ended: (() => void)[] = [];
afterEach(() => ended.splice(0).forEach((end) => end()));

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that answers each request in its turn, and the last way from then on. */
async function serve(...answers: [Answer, ...Answer[]]) {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(ranges.length, answers.length - 1)];
    ranges.push(request.headers.range);
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ended.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const breakOff = () => server.closeAllConnections();
  return { url: `http://127.0.0.1:${address.port}/segment`, ranges, breakOff };
}

const whole: Answer = (_, response) => void response.writeHead(200).end(BYTES);
const refuse =
  (status: number): Answer =>
  (_, response) =>
    void response.writeHead(status).end();
/** As RFC 9110 has it. */
const rest: Answer = ({ headers }, response) => {
  const first = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? Number.NaN);
  response.writeHead(206, { "Content-Range": `bytes ${first}-${LENGTH - 1}/${LENGTH}` });
  response.end(BYTES.subarray(first));
};
/** So many bytes, and nothing more until the connection is broken. */
const hold =
  (count: number): Answer =>
  (_, response) => {
    response.writeHead(200, { "Content-Length": LENGTH });
    response.write(BYTES.subarray(0, count));
  };

interface Reading extends Partial<StreamOptions> {
  /** Called with the first chunk, when the bytes behind it may be lost on their way. */
  breakOff?: () => void;
}

async function read(url: string, { breakOff, ...override }: Reading = {}) {
  const waits: number[] = [];
  const { signal } = new AbortController();
  const options = { fetch, random: () => 1, signal, delay: async (wait: number) => void waits.push(wait) };
  const chunks: Uint8Array[] = [];
  let failure: unknown;
  try {
    for await (const chunk of streamInChunks(url, { ...options, ...override })) {
      if (chunks.push(chunk) === 1) breakOff?.();
    }
  } catch (cause) {
    failure = cause;
  }
  return { chunks, waits, failure };
}

const sizesOf = (chunks: readonly Uint8Array[]) => chunks.map(({ byteLength }) => byteLength);

describe("streamInChunks", () => {
  it("[S9.02] hands on chunks of 64 KiB, and what is left", async () => {
    const { url } = await serve(whole);
    const { chunks, waits } = await read(url);
    expect(sizesOf(chunks)).toEqual([CHUNK, CHUNK, 1_000]);
    expect(Buffer.concat(chunks).equals(BYTES)).toBe(true);
    expect(waits).toEqual([]);
  });

  it("goes on behind the last byte that came, where a connection breaks in the middle", async () => {
    const { url, ranges, breakOff } = await serve(hold(CHUNK + 10), rest);
    const { chunks } = await read(url, { breakOff });
    expect(ranges[0]).toBeUndefined();
    const from = Number(/^bytes=(\d+)-$/.exec(ranges[1] ?? "")?.[1]);
    expect(from).toBeGreaterThanOrEqual(CHUNK);
    expect(from).toBeLessThanOrEqual(CHUNK + 10);
    expect(sizesOf(chunks)).toEqual([CHUNK, CHUNK, 1_000]);
    expect(Buffer.concat(chunks).equals(BYTES)).toBe(true);
  });

  it("leaves out what it has, where a server sends all of it once more", async () => {
    const { url, breakOff } = await serve(hold(CHUNK + 10), whole);
    const { chunks } = await read(url, { breakOff });
    expect(Buffer.concat(chunks).equals(BYTES)).toBe(true);
  });

  it("[S9.02] asks three times more, each wait twice as long, two seconds at first", async () => {
    const { url, ranges } = await serve(refuse(503));
    const { waits, failure } = await read(url);
    expect(ranges).toHaveLength(4);
    expect(waits).toEqual([2_000, 4_000, 8_000]);
    expect(failure).toBeInstanceOf(StreamRefused);
  });

  it("waits by the delay that it is given", async () => {
    const { url } = await serve(refuse(500));
    expect((await read(url, { delayInMilliseconds: 500 })).waits).toEqual([500, 1_000, 2_000]);
  });

  it("counts anew once more has come", async () => {
    const answers = [refuse(503), refuse(503), hold(CHUNK + 10), refuse(503), refuse(503), rest] as const;
    const { url, ranges, breakOff } = await serve(...answers);
    const { chunks, failure } = await read(url, { breakOff });
    expect(failure).toBeUndefined();
    expect(ranges).toHaveLength(6);
    expect(Buffer.concat(chunks).equals(BYTES)).toBe(true);
  });

  it("asks no more after a refusal", async () => {
    const { url, ranges } = await serve(refuse(404));
    const { failure } = await read(url);
    expect(failure).toMatchObject({ status: 404 });
    expect(ranges).toHaveLength(1);
  });

  it("ends with whoever asked, and asks no more", async () => {
    const { url, ranges } = await serve(refuse(503));
    const leaving = new AbortController();
    const delay = async () => leaving.abort(new Error("left"));
    const { failure } = await read(url, { signal: leaving.signal, delay });
    expect(failure).toMatchObject({ message: "left" });
    expect(ranges).toHaveLength(1);
  });
});
