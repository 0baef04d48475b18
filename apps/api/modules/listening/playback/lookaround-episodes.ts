import type { Channel } from "@skywave/channels";
import { SHOWS } from "@skywave/channels/shows";
import type { CallAnswer, CallRequest } from "@skywave/contract";
import { type Episode, episodesOf, readEpisodeId } from "@skywave/domain/catalogue/episodes";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { findChannel } from "../sources/lineups.ts";
import type { Listeners } from "./listeners.ts";
import type { Names } from "../sources/name-channels.ts";
import { serializeAccess } from "../sources/serialize-airing.ts";
import { serializePlayable } from "../sources/serialize-episode.ts";

export type LookaroundEpisodes = (
  entityId: string,
  range: CallRequest<"playback", "lookaroundEpisodes">["query"],
  asker: { caller: SessionCaller; names: Names },
) => Promise<Outcome<CallAnswer<"playback", "lookaroundEpisodes">>>;

/** Tells which episodes stand around one, or are the newest of a show or a channel, and whether somebody may hear them. */
export function createLookaroundEpisodes(dependencies: {
  listeners: Pick<Listeners, "accessTo">;
  nameOfPlan(productId: string): string;
  clock: Clock;
}): LookaroundEpisodes {
  const { listeners, nameOfPlan, clock } = dependencies;
  return async (entityId, range, { caller, names }) => {
    const found = findAround(entityId, range, clock.realNow());
    if (found === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "episode" });
    const { channel, episodes } = found;
    const access = serializeAccess(await listeners.accessTo(channel, caller), channel, nameOfPlan);
    return done({
      entityId,
      episodes: episodes.map((episode) => serializePlayable(episode, { channel, access, names })),
    });
  };
}

function findAround(
  entityId: string,
  { before, after }: { before: number; after: number },
  now: Temporal.Instant,
): { channel: Channel; episodes: Episode[] } | undefined {
  const showId = readEpisodeId(entityId)?.showId ?? entityId;
  const show = SHOWS.find(({ id }) => id === showId);
  const channel = findChannel(show === undefined ? entityId : String(show.channelNumber));
  if (channel === undefined) return undefined;
  const shows = SHOWS.filter((each) =>
    show === undefined ? each.channelNumber === channel.number : each === show,
  );
  const all = shows
    .flatMap((each) => episodesOf(each, now))
    .toSorted((a, b) => Temporal.Instant.compare(b.startsAt, a.startsAt));
  if (showId === entityId) return { channel, episodes: all.slice(0, before) };
  const at = all.findIndex((airing) => airing.entityId === entityId);
  if (at === -1) return undefined;
  return { channel, episodes: all.slice(Math.max(0, at - after), at + before + 1) };
}
