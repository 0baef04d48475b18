import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { readTuned, readTuneRefusal, TUNE_REFUSALS } from "./tuned.ts";
import type { TuneOutcome } from "./tune-source.ts";

/**
 * Plays a channel from the start of what is on: the track or piece, or the show however long it has been on. NOT_FOUND
 * where no show is on.
 */
export async function replayChannel(
  skywave: Skywave,
  channelId: string,
  from: "airing" | "show",
): Promise<TuneOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "replay",
    input: { body: { id: channelId, from, manifestVariant: "WEB" } },
    expected: TUNE_REFUSALS,
  });
  if (answer.ok) return { ok: true, tuned: readTuned(answer.data) };
  return "failure" in answer ? readTuneRefusal(answer.code, answer.failure) : answer;
}
