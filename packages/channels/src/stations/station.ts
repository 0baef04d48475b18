import type { Genre } from "../channels.ts";

export type StationType = "channel-xtra" | "artist-station";

/** Music in an order of its own for whoever listens, without a schedule. */
export interface Station {
  /** Never given to another station; its artwork grows from it. */
  id: string;
  type: StationType;
  name: { en: string; fr: string };
  text: { en: string; fr: string };
  /** Whose colours it has, and with which it is heard. */
  channelNumber: number;
  /** What an xtra channel is made of; of an artist's station, where those like the artist are from. */
  genres: readonly Genre[];
  /** Whose station it is; null of an xtra channel. */
  artist: string | null;
}
