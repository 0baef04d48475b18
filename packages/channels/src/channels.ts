import type { Family } from "./artwork/families.ts";

/** What a channel plays, by which its texts are found. */
export type Genre =
  | "sixties"
  | "seventies"
  | "eighties"
  | "nineties"
  | "noughties"
  | "indie"
  | "pop"
  | "rock"
  | "ambient"
  | "jazz"
  | "classical"
  | "electronic"
  | "hipHop"
  | "country"
  | "folk"
  | "latin"
  | "frenchPop"
  | "frenchFolk"
  | "frenchTalk"
  | "news"
  | "talk"
  | "comedy"
  | "sports"
  | "sportsTalk";

/** One channel: what it is called, and all that its artwork grows from. */
export interface Channel {
  /** As listeners dial it. Its artwork grows from it, too, so it is never given to another one. */
  number: number;
  name: string;
  genre: Genre;
  language: "en" | "fr";
  family: Family;
  /** Its colours: the two that the ground runs between, and the one that is drawn on it. */
  tint: { deep: string; high: string; line: string };
}

type Row = [
  number: number,
  name: string,
  genre: Genre,
  family: Family,
  deep: string,
  high: string,
  line: string,
];

const DIAL: readonly Row[] = [
  [4, "Jukebox Moon", "sixties", "rings", "#3d0f2e", "#a3324f", "#ffc48a"],
  [7, "Satin Avenue", "seventies", "waves", "#3a1408", "#a8481a", "#ffd46b"],
  [8, "Neon Coast", "eighties", "grid", "#16093f", "#5b1fa6", "#ff5fc4"],
  [9, "Garage Door", "nineties", "arcs", "#0f1f2e", "#2d5a6b", "#f2b56b"],
  [10, "Dial Tone", "noughties", "bars", "#071d33", "#155a8a", "#8fe3ff"],
  [12, "The Glow", "indie", "rings", "#2a0f5e", "#7a35e8", "#ff7a4d"],
  [15, "Top Floor", "pop", "grid", "#4a0d3a", "#c22a72", "#ffd9ec"],
  [20, "Long Shore", "rock", "hills", "#1d1033", "#5c2a4a", "#ff8a5c"],
  [24, "Low Tide", "ambient", "waves", "#04243a", "#0b5c78", "#57e0d2"],
  [31, "Brass Alley", "jazz", "rings", "#2b0d07", "#8a2f10", "#ffb02e"],
  [36, "The Balcony", "classical", "arcs", "#1c0a1a", "#5e1a3c", "#e8c27a"],
  [40, "Gridlight", "electronic", "grid", "#0b0f4a", "#2b2fd0", "#3fd0ff"],
  [44, "Block Party", "hipHop", "bars", "#111111", "#3d3a46", "#ffe14d"],
  [52, "Back Roads", "country", "hills", "#173d2f", "#3f7a4c", "#f2c14e"],
  [57, "Porch Light", "folk", "hills", "#2a1c10", "#7a5226", "#ffd79a"],
  [60, "Calle Sol", "latin", "waves", "#4a0f0f", "#c2391b", "#ffd24d"],
  [66, "Côté Nord", "frenchPop", "waves", "#141a4d", "#3a3fa0", "#ff8fc7"],
  [67, "La Veillée", "frenchFolk", "arcs", "#10243a", "#1f5a7a", "#ffb86b"],
  [68, "Midi pile", "frenchTalk", "bars", "#0d2b2b", "#14706a", "#c9fff0"],
  [71, "First Light", "news", "bars", "#0a0f24", "#26305e", "#f4f4fb"],
  [74, "Long Form", "talk", "arcs", "#241a3d", "#574a8f", "#c9b8ff"],
  [80, "Small Talk", "comedy", "rings", "#3a2a05", "#a87a10", "#fff0b8"],
  [88, "Full Field", "sports", "arcs", "#04261a", "#0f6b3a", "#8ff26b"],
  [89, "Overtime", "sportsTalk", "grid", "#0a2416", "#1f5a3a", "#e8ff7a"],
];
const IN_FRENCH: readonly Genre[] = ["frenchPop", "frenchFolk", "frenchTalk"];

/** All channels in the order of the dial. */
export const CHANNELS: readonly Channel[] = DIAL.map(([number, name, genre, family, deep, high, line]) => ({
  number,
  name,
  genre,
  language: IN_FRENCH.includes(genre) ? "fr" : "en",
  family,
  tint: { deep, high, line },
}));
