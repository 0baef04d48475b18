import type { CallInput, Speaker } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { readTuneRefusal, TUNE_REFUSALS, type TuneRefusal } from "./tuned.ts";

export type LoadSpeakersOutcome = { ok: true; speakers: readonly Speaker[] } | CommonFailure;

/** The linked devices of the signed-in person that can play, and what each does just now. */
export async function loadSpeakers(skywave: Skywave): Promise<LoadSpeakersOutcome> {
  const answer = await ask(skywave, { domain: "playback", name: "listSpeakers", input: {}, expected: [] });
  return answer.ok ? { ok: true, speakers: answer.data.speakers } : answer;
}

export type DirectSpeakerOutcome =
  | { ok: true; speaker: Speaker }
  /** NOT_FOUND: the device is not linked any more, or what it is to play is gone. */
  | TuneRefusal
  /** It was to be turned up or down, and does not answer. */
  | { ok: false; code: "SPEAKER_OFF" }
  | CommonFailure;

/**
 * Tells a linked device what to do; it does so a moment later, by a session and on a stream of its own. To play it needs a
 * source, by type and id, and of an episode where to begin, in seconds. Its volume, in percent, stays with whatever it plays.
 *
 * @example
 * await directSpeaker(skywave, smartDeviceId, { state: "playing", source: { type: "channel-linear", id: "12" } });
 */
export async function directSpeaker(
  skywave: Skywave,
  smartDeviceId: string,
  direction: CallInput<"playback", "directSpeaker">["body"],
): Promise<DirectSpeakerOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "directSpeaker",
    input: { params: { smartDeviceId }, body: direction },
    expected: [...TUNE_REFUSALS, "SPEAKER_OFF"],
  });
  if (answer.ok) return { ok: true, speaker: answer.data };
  if (!("failure" in answer)) return answer;
  return answer.code === "SPEAKER_OFF"
    ? { ok: false, code: answer.code }
    : readTuneRefusal(answer.code, answer.failure);
}
