import { type Channel, SPOKEN_GENRES } from "@skywave/channels";
import { type Show, SHOWS } from "@skywave/channels/shows";
import { type Station, STATIONS } from "@skywave/channels/stations";
import type { EpisodeType, SourceType } from "@skywave/contract";
import { type Episode, keptAiringOf, readEpisodeId } from "@skywave/domain/catalogue/episodes";
import { findChannel } from "./lineups.ts";

/** What can be played; `channel` decides who may. */
export type Source = { type: SourceType; id: string; channel: Channel } & (
  | { kind: "channel" }
  | { kind: "episode"; show: Show; airing: Episode }
  | { kind: "station"; station: Station }
);

/** What a type and an id name, if it can be heard at that instant; an episode cannot before it is over. */
export function findSource(type: SourceType, id: string, now: Temporal.Instant): Source | undefined {
  switch (type) {
    case "channel-linear": {
      const channel = findChannel(id);
      return channel && { kind: "channel", type, id, channel };
    }
    case "channel-xtra":
    case "artist-station": {
      const station = STATIONS.find((each) => each.type === type && each.id === id);
      const channel = station && findChannel(String(station.channelNumber));
      return station && channel && { kind: "station", type, id, channel, station };
    }
    case "episode-audio":
    case "episode-podcast":
    case "episode-video": {
      const found = findAiring(id, now);
      if (found === undefined || episodeTypeOf(found.channel) !== type) return undefined;
      const isOver = Temporal.Instant.compare(found.airing.endsAt, now) <= 0;
      return isOver ? { kind: "episode", type, id, ...found } : undefined;
    }
  }
}

/** An airing of a show that is kept, or that is on, by the id of the episode that it is or becomes. */
export function findAiring(
  entityId: string,
  now: Temporal.Instant,
): { channel: Channel; show: Show; airing: Episode } | undefined {
  const named = readEpisodeId(entityId);
  const show = named && SHOWS.find(({ id }) => id === named.showId);
  const channel = show && findChannel(String(show.channelNumber));
  const airing = show && keptAiringOf(show, entityId, now);
  return channel && airing && { channel, show, airing };
}

/** Nothing that is broadcast has pictures. */
export function episodeTypeOf({ genre }: Channel): EpisodeType {
  return SPOKEN_GENRES.has(genre) ? "episode-podcast" : "episode-audio";
}
