import type { WireAnswer } from "../../platform/wire.ts";
import { decideRetry } from "../../transport/decide-retry.ts";
import { DEFAULT_RETRY } from "../../endpoints/default-retry.ts";

const CHUNK_IN_BYTES = 64 * 1_024;
/** Some bytes of the whole: RFC 9110, section 15.3.7. */
const PARTIAL = 206;
const REPEATABLE = new Set([408, 500, 502, 503, 504]);

export interface StreamOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  delay: (milliseconds: number) => Promise<void>;
  /** From 0 up to but not including 1. */
  random: () => number;
  signal: AbortSignal;
  /** Before the first repetition, in milliseconds; each further wait is twice as long. Default: 2,000. */
  delayInMilliseconds?: number;
}

/** The server answered, and has nothing to stream. */
export class StreamRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The stream was answered with ${status}`);
    this.status = status;
  }
}

/**
 * What is at an address, as a stream of chunks of 64 KiB; the last one is what is left. After a break it goes on behind the last
 * byte that came, up to three times for each that it waits for. It takes as long as it takes: whoever asks ends it by the signal.
 * Fails with `StreamRefused` where the server refuses, and with what `fetch` failed with where the network stays away.
 */
export function streamInChunks(url: string, options: StreamOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = cutInChunks(readOn(url, options));
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}

async function* cutInChunks(
  pieces: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let chunk = new Uint8Array(CHUNK_IN_BYTES);
  let filled = 0;
  for await (const piece of pieces) {
    for (let from = 0; from < piece.byteLength;) {
      const taken = piece.subarray(from, from + CHUNK_IN_BYTES - filled);
      chunk.set(taken, filled);
      from += taken.byteLength;
      filled += taken.byteLength;
      if (filled < CHUNK_IN_BYTES) continue;
      yield chunk;
      chunk = new Uint8Array(CHUNK_IN_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.slice(0, filled);
  return undefined;
}

/** The bytes in their order, each once, over as many requests as it takes. */
async function* readOn(url: string, options: StreamOptions): AsyncGenerator<Uint8Array> {
  const { fetch, delay, signal } = options;
  let received = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const headers: HeadersInit = received === 0 ? {} : { Range: `bytes=${received}-` };
      const response = await fetch(url, { headers, signal });
      if (!response.ok || response.body === null) throw new StreamRefused(response.status);
      // A server that knows no ranges sends all of it once more.
      let known = response.status === PARTIAL ? 0 : received;
      for await (const piece of piecesOf(response.body)) {
        const unknown = piece.subarray(Math.min(known, piece.byteLength));
        known -= piece.byteLength - unknown.byteLength;
        if (unknown.byteLength === 0) continue;
        received += unknown.byteLength;
        attempt = 0;
        yield unknown;
      }
      return;
    } catch (cause) {
      const wait = signal.aborted ? undefined : waitAfter(cause, attempt, options);
      if (wait === undefined) throw cause;
      await delay(wait);
    }
  }
}

/** Not every browser lets a stream be iterated. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

function waitAfter(cause: unknown, attempt: number, options: StreamOptions): number | undefined {
  const { delayInMilliseconds = DEFAULT_RETRY.delayInMilliseconds, random } = options;
  if (cause instanceof StreamRefused && !REPEATABLE.has(cause.status)) return undefined;
  // What a server is too busy for is asked for again here: sound that stops to ask somebody is not heard.
  const answer: WireAnswer = { kind: "lost" };
  const retry = { ...DEFAULT_RETRY, delayInMilliseconds };
  return decideRetry({ method: "GET", hasIdempotencyKey: false, answer, attempt, retry, random: random() });
}
