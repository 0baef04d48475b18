import type { LoadKeyOutcome } from "@skywave/services/listening/load-decryption-key";
import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from "hls.js";
import type { SoundOptions } from "./sound.ts";
import { streamSegment } from "./stream-segment.ts";

type LoaderClass = HlsConfig["loader"];

/** Of a key that was refused; the code itself is told beside the player. */
const REFUSED = 403;

/**
 * Lets keys come through the client, with the session that it has, and segments in chunks; lists are those that were fetched
 * ahead, or are fetched as ever.
 */
export function makeLoader(
  Plain: LoaderClass,
  { loadKey, takeList = () => undefined }: Pick<SoundOptions, "loadKey" | "takeList">,
): LoaderClass {
  return class SoundLoader extends Plain {
    readonly #leaving = new AbortController();
    #tellAbort: (() => void) | undefined;

    override load(
      context: LoaderContext,
      configuration: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      if (isKey(context)) void hand(this, context, { callbacks, loadKey });
      else if (isSegment(context)) {
        const { stats } = this;
        this.#tellAbort = () => callbacks.onAbort?.(stats, context, null);
        void streamSegment(context, { stats, configuration, callbacks, leaving: this.#leaving.signal });
      } else void this.#loadList(context, configuration, callbacks);
    }

    async #loadList(
      context: LoaderContext,
      configuration: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): Promise<void> {
      const { stats } = this;
      const taken = takeList(context.url);
      if (taken === undefined) return super.load(context, configuration, callbacks);
      stats.loading.start = performance.now();
      const data = await taken.catch(() => undefined);
      if (this.#leaving.signal.aborted) return;
      if (data === undefined) return super.load(context, configuration, callbacks);
      stats.loading.first = stats.loading.end = Math.max(performance.now(), stats.loading.start);
      stats.loaded = stats.total = data.length;
      callbacks.onSuccess({ url: context.url, data, code: 200 }, stats, context, null);
    }

    override abort(): void {
      this.#leaving.abort();
      if (this.#tellAbort === undefined) return super.abort();
      this.stats.aborted = this.stats.loading.end === 0;
      this.#tellAbort();
    }

    override destroy(): void {
      this.#leaving.abort();
      super.destroy();
    }
  };
}

function isKey(context: LoaderContext): boolean {
  return "keyInfo" in context;
}

/** Also what a player reads before the first of them. */
function isSegment(context: LoaderContext): boolean {
  return "frag" in context;
}

interface Handing {
  callbacks: LoaderCallbacks<LoaderContext>;
  loadKey: (url: string) => Promise<LoadKeyOutcome>;
}

async function hand(
  { stats }: Loader<LoaderContext>,
  context: LoaderContext,
  { callbacks, loadKey }: Handing,
): Promise<void> {
  const outcome = await loadKey(context.url);
  if (stats.aborted) return;
  if (!outcome.ok) {
    // Nothing came at all, or a refusal: the first is tried again.
    const code = outcome.code === "UNREACHABLE" ? 0 : REFUSED;
    callbacks.onError({ code, text: outcome.code }, context, null, stats);
    return;
  }
  const key = Uint8Array.from(atob(outcome.key), (byte) => byte.charCodeAt(0));
  callbacks.onSuccess({ url: context.url, data: key.buffer, code: 200 }, stats, context, null);
}
