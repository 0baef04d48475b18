import { type Channel, CHANNELS } from "@skywave/channels";
import type { BothLanguages, TunedSource } from "@skywave/contract";
import type { Catalogue } from "#modules/catalogue/index.ts";
import type { CookieJar } from "#platform/http/handlers.ts";
import { done, type Outcome } from "#platform/outcome.ts";

/** What a device plays, before it is said what its channel is called. */
export type Tuned = Omit<TunedSource, "channelName">;

export interface NameChannels {
  /** What channels are called, for whoever asks with these cookies: as the catalogue has them, or else the brand. */
  read(cookies: Pick<CookieJar, "get">): Promise<(channel: Channel) => BothLanguages>;
  /** The same with the name of its channel. */
  ofChannel<T extends { channelNumber: number }>(
    played: Outcome<T>,
    cookies: Pick<CookieJar, "get">,
  ): Promise<Outcome<T & { channelName: BothLanguages }>>;
}

/** Names the channels in all that is told of what is on the air. */
export function createNameChannels(catalogue: () => Pick<Catalogue, "channelNames">): NameChannels {
  const read: NameChannels["read"] = async (cookies) => {
    const names = await catalogue().channelNames(cookies);
    return ({ number, name }) => names.get(number) ?? { en: name, fr: name };
  };
  return {
    read,
    ofChannel: async (played, cookies) => {
      if (!played.ok) return played;
      const { channelNumber } = played.data;
      const channel = CHANNELS.find(({ number }) => number === channelNumber);
      if (channel === undefined) throw new Error(`there is no channel ${channelNumber}`);
      return done({ ...played.data, channelName: (await read(cookies))(channel) });
    },
  };
}
