import type { BothLanguages, CallInput } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { refusalDetail } from "../outcomes/refusal-code.ts";
import { type EpisodeNames, readEpisodeNames } from "./episode-names.ts";
import { readPlayDate } from "./play-date.ts";

export type OfflineGrantOutcome<Key> =
  | {
      ok: true;
      /** As the catalogue calls the channel that it was on. */
      channelName: BothLanguages;
      names: EpisodeNames;
      /** Of an HLS master playlist: what it lists is what is to be kept. */
      manifestUrl: string;
      /** In milliseconds since 1970; from then on nothing is played before it was asked for again. */
      playsUntil: number;
      /** By the ids that the playlist names, in the order in which they are needed. */
      keys: ReadonlyMap<string, Key>;
    }
  /** There is no such episode, or it can be heard no longer. */
  | { ok: false; code: "NOT_FOUND" }
  /** The person's plans leave it out: the plan named has it. */
  | { ok: false; code: "CHANNEL_LOCKED"; planName: string }
  | CommonFailure;

/**
 * Asks for all that a device needs to play an episode without a network, and until when it may. Each key, sixteen bytes in
 * base64, is handed to `importKey` at once: what that returns is all that is left of it, such as a key of the browser's
 * that no script can read.
 *
 * @example
 * const granted = await loadOfflineGrant(skywave, { type: "episode-podcast", id }, (key) =>
 *   crypto.subtle.importKey("raw", Uint8Array.fromBase64(key), "AES-CBC", false, ["decrypt"]),
 * );
 */
export async function loadOfflineGrant<Key>(
  skywave: Skywave,
  episode: CallInput<"playback", "grantOffline">["body"],
  importKey: (keyInBase64: string) => Promise<Key>,
): Promise<OfflineGrantOutcome<Key>> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "grantOffline",
    input: { body: episode },
    expected: ["NOT_FOUND", "CHANNEL_LOCKED"],
  });
  if (!answer.ok) {
    if (!("failure" in answer)) return answer;
    if (answer.code === "NOT_FOUND") return { ok: false, code: answer.code };
    return { ok: false, code: answer.code, planName: refusalDetail(answer.failure, "planName") };
  }
  const { channelName, manifestUrl, playsUntil, keys } = answer.data;
  const imported = await Promise.all(
    keys.map(async ({ keyId, key }) => [keyId, await importKey(key)] as const),
  );
  return {
    ok: true,
    channelName,
    names: readEpisodeNames(answer.data),
    manifestUrl,
    playsUntil: readPlayDate(playsUntil),
    keys: new Map(imported),
  };
}
