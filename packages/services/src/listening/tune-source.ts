import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import {
  type PlayableSource,
  readTuned,
  readTuneRefusal,
  TUNE_REFUSALS,
  type Tuned,
  type TuneRefusal,
} from "./tuned.ts";

export type TuneOutcome = { ok: true; tuned: Tuned } | TuneRefusal | CommonFailure;

/**
 * Starts to play something in this browser; whatever it played before ends with that. A station goes on at the track where
 * this browser was.
 */
export async function tuneSource(skywave: Skywave, { type, id }: PlayableSource): Promise<TuneOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "tuneSource",
    input: {
      body: {
        id,
        type,
        preferredImageVariant: "SQUARE",
        hlsVersion: "V3",
        manifestVariant: type === "channel-linear" ? "WEB" : "FULL",
        mtcVersion: "V2",
      },
    },
    expected: TUNE_REFUSALS,
  });
  if (answer.ok) return { ok: true, tuned: readTuned(answer.data) };
  return "failure" in answer ? readTuneRefusal(answer.code, answer.failure) : answer;
}
