import { StreamRefused, streamInChunks } from "@skywave/sdk/streaming";
import type { LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from "hls.js";

/** Sound is heard again soon, or is asked for anew by the player. */
const AGAIN_AFTER_MILLISECONDS = 500;

export interface Streaming {
  stats: LoaderStats;
  configuration: LoaderConfiguration;
  callbacks: LoaderCallbacks<LoaderContext>;
  /** Of whoever went elsewhere. */
  leaving: AbortSignal;
}

/** Fetches a segment in chunks, and goes on in its middle after a break: on a weak network none begins over and over. */
export async function streamSegment(context: LoaderContext, streaming: Streaming): Promise<void> {
  const { stats, configuration, callbacks, leaving } = streaming;
  const timeout = AbortSignal.timeout(configuration.loadPolicy.maxLoadTimeMs);
  stats.loading.start = performance.now();
  try {
    const data = await readAll(context.url, stats, AbortSignal.any([leaving, timeout]));
    if (leaving.aborted) return;
    stats.loading.end = Math.max(performance.now(), stats.loading.first);
    stats.total = stats.loaded;
    const seconds = (stats.loading.end - stats.loading.first) / 1_000;
    stats.bwEstimate = (data.byteLength * 8) / seconds;
    callbacks.onProgress?.(stats, context, data, null);
    callbacks.onSuccess({ url: context.url, data, code: 200 }, stats, context, null);
  } catch (cause) {
    if (leaving.aborted) return;
    if (timeout.aborted) callbacks.onTimeout(stats, context, null);
    else {
      // Nothing came at all, or a refusal: the player tries the first again.
      const code = cause instanceof StreamRefused ? cause.status : 0;
      callbacks.onError({ code, text: String(cause) }, context, null, stats);
    }
  }
}

async function readAll(url: string, stats: LoaderStats, signal: AbortSignal): Promise<ArrayBuffer> {
  const stream = streamInChunks(url, {
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      if (stats.loading.first === 0) stats.loading.first = Math.max(performance.now(), stats.loading.start);
      return response;
    },
    delay: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
    random: () => Math.random(),
    signal,
    delayInMilliseconds: AGAIN_AFTER_MILLISECONDS,
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).arrayBuffer();
    stats.loaded += value.byteLength;
    chunks.push(value);
  }
}
