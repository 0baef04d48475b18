import { type Channel, CHANNELS } from "@skywave/channels";
import { type Show, SHOWS } from "@skywave/channels/shows";
import type { BothLanguages, PlayableEpisode, TunedSource } from "@skywave/contract";
import { readEpisodeId } from "@skywave/domain/catalogue/episodes";
import type { Catalogue } from "#modules/catalogue/index.ts";
import type { CookieJar } from "#platform/http/handlers.ts";
import { done, type Outcome } from "#platform/outcome.ts";

type TunedEpisode = NonNullable<TunedSource["episode"]>;
type EpisodeNames = Pick<PlayableEpisode, "show" | "words">;

/** What a device plays, before it is said what that is called. */
export type Tuned = Omit<TunedSource, "channelName" | "stationName" | "episode"> & {
  episode?: Omit<TunedEpisode, keyof EpisodeNames>;
};

type Cookies = Pick<CookieJar, "get">;
type Named<T> = Omit<T, "episode"> & Pick<TunedSource, "channelName" | "stationName" | "episode">;

/** What things are called: as the catalogue has them, or else the brand. */
export interface Names {
  ofChannel(channel: Channel): BothLanguages;
  /** The show of an episode, and what an editor has written about the episode. */
  ofEpisode(entityId: string): EpisodeNames;
}

export interface NameChannels {
  /** For whoever asks with these cookies. */
  read(cookies: Cookies): Promise<Names>;
  /** What is played with the name of its channel, of its artist's station, and of its episode. */
  name<T extends Pick<Tuned, "entityId" | "type" | "channelNumber" | "episode">>(
    played: Outcome<T>,
    cookies: Cookies,
  ): Promise<Outcome<Named<T>>>;
}

/** Names the channels and shows in all that is told of what is on the air, or was. */
export function createNameChannels(catalogue: () => Pick<Catalogue, "playedNames">): NameChannels {
  const readAll = async (cookies: Cookies) => {
    const { channels, shows, stations, episodes } = await catalogue().playedNames(cookies);
    const ofChannel = ({ number, name }: Channel) => channels.get(String(number)) ?? { en: name, fr: name };
    const ofEpisode = (entityId: string): EpisodeNames => {
      const show = showOf(entityId);
      const name = shows.get(show.id) ?? { en: show.name, fr: show.name };
      const words = episodes.get(entityId);
      return { show: { entityId: show.id, title: name.en, name }, ...(words && { words }) };
    };
    return { ofChannel, ofEpisode, stations };
  };
  return {
    read: readAll,
    name: async (played, cookies) => {
      if (!played.ok) return played;
      const { episode, ...source } = played.data;
      const { entityId, type, channelNumber } = played.data;
      const channel = CHANNELS.find(({ number }) => number === channelNumber);
      if (channel === undefined) throw new Error(`there is no channel ${channelNumber}`);
      const { ofChannel, ofEpisode, stations } = await readAll(cookies);
      const stationName = type === "artist-station" ? stations.get(entityId) : undefined;
      return done({
        ...source,
        channelName: ofChannel(channel),
        ...(stationName && { stationName }),
        ...(episode && { episode: { ...episode, ...ofEpisode(episode.entityId) } }),
      });
    },
  };
}

function showOf(entityId: string): Show {
  const show = SHOWS.find(({ id }) => id === readEpisodeId(entityId)?.showId);
  if (show === undefined) throw new Error(`${entityId} is an episode of no show`);
  return show;
}
