import { type Channel, CHANNELS } from "@skywave/channels";
import type { BothLanguages, TunedSource } from "@skywave/contract";
import type { Catalogue } from "#modules/catalogue/index.ts";
import type { CookieJar } from "#platform/http/handlers.ts";
import { done, type Outcome } from "#platform/outcome.ts";

/** What a device plays, before it is said what that is called. */
export type Tuned = Omit<TunedSource, "channelName" | "stationName">;

type Cookies = Pick<CookieJar, "get">;
type Named<T> = T & Pick<TunedSource, "channelName" | "stationName">;

export interface NameChannels {
  /** What channels are called, for whoever asks with these cookies: as the catalogue has them, or else the brand. */
  read(cookies: Cookies): Promise<(channel: Channel) => BothLanguages>;
  /** What is played with the name of its channel, and of its artist's station. */
  name<T extends Pick<TunedSource, "entityId" | "type" | "channelNumber">>(
    played: Outcome<T>,
    cookies: Cookies,
  ): Promise<Outcome<Named<T>>>;
}

/** Names the channels in all that is told of what is on the air. */
export function createNameChannels(catalogue: () => Pick<Catalogue, "playedNames">): NameChannels {
  const readAll = async (cookies: Cookies) => {
    const { channels, stations } = await catalogue().playedNames(cookies);
    const ofChannel = ({ number, name }: Channel) => channels.get(String(number)) ?? { en: name, fr: name };
    return { ofChannel, stations };
  };
  return {
    read: async (cookies) => (await readAll(cookies)).ofChannel,
    name: async (played, cookies) => {
      if (!played.ok) return played;
      const { entityId, type, channelNumber } = played.data;
      const channel = CHANNELS.find(({ number }) => number === channelNumber);
      if (channel === undefined) throw new Error(`there is no channel ${channelNumber}`);
      const { ofChannel, stations } = await readAll(cookies);
      const stationName = type === "artist-station" ? stations.get(entityId) : undefined;
      return done({
        ...played.data,
        channelName: ofChannel(channel),
        ...(stationName && { stationName }),
      });
    },
  };
}
