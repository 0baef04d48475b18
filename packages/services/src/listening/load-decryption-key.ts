import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { refusalDetail } from "../outcomes/refusal-code.ts";

export const KEY_NOT_FOUND = "playbackServicesTeam.playbackService.key-not-found";

export type LoadKeyOutcome =
  /** Sixteen bytes, in base64. */
  | { ok: true; key: string }
  /** No such key, or not any more: load the playlist again. */
  | { ok: false; code: typeof KEY_NOT_FOUND }
  /** The account plays on as many newer devices as it may, or nothing was tuned here. */
  | { ok: false; code: "STREAM_ENDED" }
  | { ok: false; code: "CHANNEL_LOCKED" | "PREVIEW_OVER"; planName: string }
  | CommonFailure;

const REFUSALS = [KEY_NOT_FOUND, "STREAM_ENDED", "CHANNEL_LOCKED", "PREVIEW_OVER"] as const;

/**
 * Loads the key that a playlist names by its address. The configuration says how the id of a key is read from it; where
 * that finds none, the address itself is asked about.
 */
export async function loadDecryptionKey(skywave: Skywave, keyUrl: string): Promise<LoadKeyOutcome> {
  const { keyIdPattern } = (await skywave.configuration()).settings.playback;
  const answer = await readKeyId(keyUrl, keyIdPattern).then(
    (keyId) =>
      ask(skywave, {
        domain: "playback",
        name: "getDecryptionKey",
        input: { params: { keyId } },
        expected: REFUSALS,
      }),
    (cause: unknown) => {
      skywave.log({ level: "info", message: KEY_NOT_FOUND, details: { cause } });
      return ask(skywave, {
        domain: "playback",
        name: "getDecryptionKeyByUrl",
        input: { body: { url: keyUrl } },
        expected: REFUSALS,
      });
    },
  );
  if (answer.ok) return { ok: true, key: answer.data.key };
  if (!("failure" in answer)) return answer;
  if (answer.code === "CHANNEL_LOCKED" || answer.code === "PREVIEW_OVER")
    return {
      ok: false,
      code: answer.code,
      planName: refusalDetail(answer.failure, "planName"),
    };
  return { ok: false, code: answer.code };
}

/** Rejects with the named error where the pattern, which finds it as its first group, does not fit. */
export async function readKeyId(keyUrl: string, pattern: string): Promise<string> {
  const [, keyId] = new RegExp(pattern).exec(keyUrl) ?? [];
  if (keyId === undefined) throw new Error(KEY_NOT_FOUND);
  return keyId;
}
