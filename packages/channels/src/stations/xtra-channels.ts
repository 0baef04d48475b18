import type { Genre } from "../channels.ts";
import type { Station } from "./station.ts";

type Row = readonly [
  id: string,
  channelNumber: number,
  genres: readonly Genre[],
  name: { en: string; fr: string },
  text: { en: string; fr: string },
];

const ROWS: readonly Row[] = [
  [
    "slow-morning",
    57,
    ["folk", "jazz", "ambient"],
    { en: "Slow Morning", fr: "Matin tranquille" },
    {
      en: "Acoustic songs and quiet jazz for a second cup of coffee.",
      fr: "Chansons acoustiques et jazz feutré pour un deuxième café.",
    },
  ],
  [
    "kitchen-dance",
    15,
    ["pop", "latin", "electronic"],
    { en: "Kitchen Dance Floor", fr: "On danse dans la cuisine" },
    {
      en: "Pop, Latin and electronic music at full volume.",
      fr: "Pop, musique latine et électronique, le volume à fond.",
    },
  ],
  [
    "long-drive",
    20,
    ["rock", "country", "indie"],
    { en: "Windows Down", fr: "Vitres baissées" },
    {
      en: "Rock, country and indie for a road with no traffic lights.",
      fr: "Rock, country et indie pour une route sans feux rouges.",
    },
  ],
  [
    "deep-work",
    36,
    ["classical", "ambient"],
    { en: "Deep Work", fr: "Tout à l’ouvrage" },
    {
      en: "Strings, piano and slow synthesizers, and nobody singing.",
      fr: "Cordes, piano et synthétiseurs lents, sans une parole.",
    },
  ],
  [
    "five-decades",
    8,
    ["sixties", "seventies", "eighties", "nineties", "noughties"],
    { en: "Five Decades", fr: "Cinq décennies" },
    {
      en: "From 1960 to 2009 in no particular order.",
      fr: "De 1960 à 2009, dans le désordre.",
    },
  ],
  [
    "quebec-evening",
    66,
    ["frenchPop", "frenchFolk"],
    { en: "Quebec Evening", fr: "Soirée québécoise" },
    {
      en: "French pop and folk songs from one end of the river to the other.",
      fr: "Chanson pop et folk d’ici, d’un bout à l’autre du fleuve.",
    },
  ],
];

/** Tracks of a mood from several channels. */
export const XTRA_CHANNELS: readonly Station[] = ROWS.map(([id, channelNumber, genres, name, text]) => ({
  id,
  type: "channel-xtra",
  name,
  text,
  channelNumber,
  genres,
  artist: null,
}));
