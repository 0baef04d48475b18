import type { PlayableEpisode } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { type ChannelAccess, readAccess } from "./channel-access.ts";
import { type EpisodeNames, readEpisodeNames } from "./episode-names.ts";
import { readPlayDate } from "./play-date.ts";

/** An airing of a show that can be heard again. Moments are in milliseconds since 1970. */
export interface Episode extends EpisodeNames {
  type: PlayableEpisode["type"];
  id: string;
  channelId: string;
  access: ChannelAccess;
  airedAt: number;
  durationInSeconds: number;
  keptUntil: number;
}

export type LoadEpisodesOutcome =
  /** The newest first. */
  { ok: true; episodes: readonly Episode[] } | { ok: false; code: "NOT_FOUND" } | CommonFailure;

/**
 * The episodes around one, or the newest ones of a show or of all shows of a channel, by its id.
 */
export async function loadEpisodes(
  skywave: Skywave,
  entityId: string,
  range: { before?: number; after?: number } = {},
): Promise<LoadEpisodesOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "lookaroundEpisodes",
    input: { params: { entityId }, query: range },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  const episodes = answer.data.episodes.map((episode) => ({
    type: episode.type,
    id: episode.entityId,
    ...readEpisodeNames(episode),
    channelId: String(episode.channelNumber),
    access: readAccess(episode.access),
    airedAt: readPlayDate(episode.airedAt),
    durationInSeconds: episode.durationInSeconds,
    keptUntil: readPlayDate(episode.keptUntil),
  }));
  return { ok: true, episodes };
}
