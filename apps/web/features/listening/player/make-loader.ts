import type { LoadKeyOutcome } from "@skywave/services/listening/load-decryption-key";
import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from "hls.js";

type LoaderClass = HlsConfig["loader"];

/** Of a key that was refused; the code itself is told beside the player. */
const REFUSED = 403;

/** Lets keys come through the client, with the session that it has; all else is fetched as ever. */
export function makeLoader(
  Plain: LoaderClass,
  loadKey: (url: string) => Promise<LoadKeyOutcome>,
): LoaderClass {
  return class KeyLoader extends Plain {
    override load(
      context: LoaderContext,
      configuration: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      if (isKey(context)) void hand(this, context, { callbacks, loadKey });
      else super.load(context, configuration, callbacks);
    }
  };
}

function isKey(context: LoaderContext): boolean {
  return "keyInfo" in context;
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
