import type { BothLanguages, SourceType, TunedSource } from "@skywave/contract";
import type { Failure } from "@skywave/sdk";
import { refusalDetail } from "../outcomes/refusal-code.ts";
import { type AiringOnAir, readAiring } from "./airing-on-air.ts";
import { type ChannelAccess, readAccess } from "./channel-access.ts";
import { type EpisodeNames, readEpisodeNames } from "./episode-names.ts";
import { readPlayDate } from "./play-date.ts";

/** Something that can be played, by its type and its id: of a channel its number on the dial. */
export interface PlayableSource {
  type: SourceType;
  id: string;
}

/** What plays in this browser now, and all that a player needs for it. Moments are in milliseconds since 1970. */
export interface Tuned {
  source: PlayableSource;
  /** Of an HLS master playlist. */
  manifestUrl: string;
  isEncrypted: boolean;
  /** That it is, was broadcast on or is heard with. */
  channelId: string;
  /** As the catalogue calls it. */
  channelName: BothLanguages;
  /** The same of an artist's station. */
  stationName: BothLanguages | undefined;
  access: ChannelAccess;
  nowPlaying: AiringOnAir;
  next: AiringOnAir;
  /** Of an episode, and of a show that is replayed. */
  episode: (EpisodeNames & { startsAt: number; endsAt: number }) | undefined;
  /** Of a station: where it is in its sequence. */
  place: number | undefined;
}

/** Why something is not played. */
export type TuneRefusal =
  /** There is no such thing, or it can be heard no longer. */
  | { ok: false; code: "NOT_FOUND" }
  /** The plan of whoever is here leaves it out: the plan named has it. */
  | { ok: false; code: "CHANNEL_LOCKED"; planName: string }
  /** What can be heard without a plan has been heard: get the plan named, or come back tomorrow. */
  | { ok: false; code: "PREVIEW_OVER"; planName: string };

export const TUNE_REFUSALS = ["NOT_FOUND", "CHANNEL_LOCKED", "PREVIEW_OVER"] as const;

export function readTuned(tuned: TunedSource): Tuned {
  const {
    entityId,
    type,
    manifestUrl,
    isEncrypted,
    channelNumber,
    channelName,
    stationName,
    episode,
    place,
  } = tuned;
  return {
    source: { type, id: entityId },
    manifestUrl,
    isEncrypted,
    channelId: String(channelNumber),
    channelName,
    stationName,
    access: readAccess(tuned.access),
    nowPlaying: readAiring(tuned.nowPlaying),
    next: readAiring(tuned.next),
    episode: episode && {
      ...readEpisodeNames(episode),
      startsAt: readPlayDate(episode.startsAt),
      endsAt: readPlayDate(episode.endsAt),
    },
    place,
  };
}

export function readTuneRefusal(code: (typeof TUNE_REFUSALS)[number], failure: Failure): TuneRefusal {
  if (code === "NOT_FOUND") return { ok: false, code };
  return { ok: false, code, planName: refusalDetail(failure, "planName") };
}
