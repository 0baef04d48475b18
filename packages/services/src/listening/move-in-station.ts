import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { refusalDetail } from "../outcomes/refusal-code.ts";
import { readPlayDate } from "./play-date.ts";
import { readTuned, readTuneRefusal, TUNE_REFUSALS, type Tuned, type TuneRefusal } from "./tuned.ts";

/** Where this browser is in a station, as tuning to it or moving in it has said. */
export interface StationPlace {
  type: "channel-xtra" | "artist-station";
  id: string;
  place: number;
}

export type MoveInStationOutcome =
  | { ok: true; tuned: Tuned }
  | TuneRefusal
  /** This browser does not play the station any more: tune to it again. */
  | { ok: false; code: "STREAM_ENDED" }
  /** Six tracks of the station were skipped in an hour; `againAt` is in milliseconds since 1970. */
  | { ok: false; code: "SKIP_LIMIT_REACHED"; againAt: number }
  | CommonFailure;

/**
 * Goes on to the next track of a station. One that was heard to its end is none that is skipped. Sent twice from one place
 * it moves once.
 */
export async function skipTrack(skywave: Skywave, body: StationPlace): Promise<MoveInStationOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "skip",
    input: { body },
    expected: [...TUNE_REFUSALS, "STREAM_ENDED", "SKIP_LIMIT_REACHED"],
  });
  if (answer.ok) return { ok: true, tuned: readTuned(answer.data) };
  if (!("failure" in answer)) return answer;
  const { code, failure } = answer;
  if (code === "SKIP_LIMIT_REACHED")
    return { ok: false, code, againAt: readPlayDate(refusalDetail(failure, "skipsAgainAt")) };
  return code === "STREAM_ENDED" ? { ok: false, code } : readTuneRefusal(code, failure);
}

/**
 * Goes back by a track of a station, or to the start of its first one; as often as somebody wants.
 */
export async function previousTrack(skywave: Skywave, body: StationPlace): Promise<MoveInStationOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "previous",
    input: { body },
    expected: [...TUNE_REFUSALS, "STREAM_ENDED"],
  });
  if (answer.ok) return { ok: true, tuned: readTuned(answer.data) };
  if (!("failure" in answer)) return answer;
  const { code, failure } = answer;
  return code === "STREAM_ENDED" ? { ok: false, code } : readTuneRefusal(code, failure);
}
