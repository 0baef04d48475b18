import type { Channel } from "@skywave/channels";
import type { Show } from "@skywave/channels/shows";
import type { ListeningAccess, PlayableEpisode, TunedSource } from "@skywave/contract";
import { type Episode, keptUntil } from "@skywave/domain/catalogue/episodes";
import { toPlayDate } from "./serialize-airing.ts";
import { episodeTypeOf } from "./sources.ts";

/** An airing of a show as whoever plays it hears of it. */
export function serializeEpisode({
  show,
  airing,
}: {
  show: Show;
  airing: Episode;
}): NonNullable<TunedSource["episode"]> {
  return {
    show: { entityId: show.id, title: show.name },
    startsAt: toPlayDate(airing.startsAt.epochMilliseconds),
    endsAt: toPlayDate(airing.endsAt.epochMilliseconds),
  };
}

/** An episode as lists of them have it. */
export function serializePlayable(
  { show, airing }: { show: Show; airing: Episode },
  channel: Channel,
  access: ListeningAccess,
): PlayableEpisode {
  const { entityId, startsAt, endsAt } = airing;
  return {
    entityId,
    type: episodeTypeOf(channel),
    show: { entityId: show.id, title: show.name },
    channelNumber: channel.number,
    access,
    airedAt: toPlayDate(startsAt.epochMilliseconds),
    durationInSeconds: endsAt.since(startsAt).total("seconds"),
    keptUntil: toPlayDate(keptUntil(endsAt).epochMilliseconds),
  };
}
