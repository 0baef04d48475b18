import type { Genre } from "../channels.ts";
import type { Station } from "./station.ts";

const ROWS: readonly (readonly [id: string, channelNumber: number, genre: Genre, artist: string])[] = [
  ["ida-marlow", 12, "indie", "Ida Marlow"],
  ["otis-bramble", 31, "jazz", "Otis Bramble"],
  ["mira-solano", 60, "latin", "Mira Solano"],
  ["juno-ashgrove", 40, "electronic", "Juno Ashgrove"],
  ["wendell-oake", 52, "country", "Wendell Oake"],
  ["lea-montbrun", 66, "frenchPop", "Léa Montbrun"],
  ["les-toits-bleus", 67, "frenchFolk", "Les Toits bleus"],
];

/** An artist's tracks, wherever they are played, between those of others who play the same music. */
export const ARTIST_STATIONS: readonly Station[] = ROWS.map(([id, channelNumber, genre, artist]) => ({
  id,
  type: "artist-station",
  name: { en: `${artist} Station`, fr: `Station ${artist}` },
  text: {
    en: `${artist} and similar artists.`,
    fr: `${artist} et des artistes du même univers.`,
  },
  channelNumber,
  genres: [genre],
  artist,
}));
