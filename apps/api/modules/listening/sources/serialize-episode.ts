import type { Channel } from "@skywave/channels";
import type { ListeningAccess, PlayableEpisode } from "@skywave/contract";
import { type Episode, keptUntil } from "@skywave/domain/catalogue/episodes";
import type { Names, Tuned } from "./name-channels.ts";
import { toPlayDate } from "./serialize-airing.ts";
import { episodeTypeOf } from "./sources.ts";

/** An airing of a show as whoever plays it hears of it. */
export function serializeEpisode({ entityId, startsAt, endsAt }: Episode): NonNullable<Tuned["episode"]> {
  return {
    entityId,
    startsAt: toPlayDate(startsAt.epochMilliseconds),
    endsAt: toPlayDate(endsAt.epochMilliseconds),
  };
}

/** An episode as lists of them have it. */
export function serializePlayable(
  { entityId, startsAt, endsAt }: Episode,
  { channel, access, names }: { channel: Channel; access: ListeningAccess; names: Names },
): PlayableEpisode {
  return {
    entityId,
    type: episodeTypeOf(channel),
    ...names.ofEpisode(entityId),
    channelNumber: channel.number,
    access,
    airedAt: toPlayDate(startsAt.epochMilliseconds),
    durationInSeconds: endsAt.since(startsAt).total("seconds"),
    keptUntil: toPlayDate(keptUntil(endsAt).epochMilliseconds),
  };
}
