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

const from = (deep: string, high: string, line: string): Channel["tint"] => ({ deep, high, line });

/** All channels in the order of the dial. */
export const CHANNELS: readonly Channel[] = [
  channel(4, "Jukebox Moon", "sixties", "rings", from("#3d0f2e", "#a3324f", "#ffc48a")),
  channel(7, "Satin Avenue", "seventies", "waves", from("#3a1408", "#a8481a", "#ffd46b")),
  channel(8, "Neon Coast", "eighties", "grid", from("#16093f", "#5b1fa6", "#ff5fc4")),
  channel(9, "Garage Door", "nineties", "arcs", from("#0f1f2e", "#2d5a6b", "#f2b56b")),
  channel(10, "Dial Tone", "noughties", "bars", from("#071d33", "#155a8a", "#8fe3ff")),
  channel(12, "The Glow", "indie", "rings", from("#2a0f5e", "#7a35e8", "#ff7a4d")),
  channel(15, "Top Floor", "pop", "grid", from("#4a0d3a", "#c22a72", "#ffd9ec")),
  channel(20, "Long Shore", "rock", "hills", from("#1d1033", "#5c2a4a", "#ff8a5c")),
  channel(24, "Low Tide", "ambient", "waves", from("#04243a", "#0b5c78", "#57e0d2")),
  channel(31, "Brass Alley", "jazz", "rings", from("#2b0d07", "#8a2f10", "#ffb02e")),
  channel(36, "The Balcony", "classical", "arcs", from("#1c0a1a", "#5e1a3c", "#e8c27a")),
  channel(40, "Gridlight", "electronic", "grid", from("#0b0f4a", "#2b2fd0", "#3fd0ff")),
  channel(44, "Block Party", "hipHop", "bars", from("#111111", "#3d3a46", "#ffe14d")),
  channel(52, "Back Roads", "country", "hills", from("#173d2f", "#3f7a4c", "#f2c14e")),
  channel(57, "Porch Light", "folk", "hills", from("#2a1c10", "#7a5226", "#ffd79a")),
  channel(60, "Calle Sol", "latin", "waves", from("#4a0f0f", "#c2391b", "#ffd24d")),
  channel(66, "Côté Nord", "frenchPop", "waves", from("#141a4d", "#3a3fa0", "#ff8fc7"), "fr"),
  channel(67, "La Veillée", "frenchFolk", "arcs", from("#10243a", "#1f5a7a", "#ffb86b"), "fr"),
  channel(68, "Midi pile", "frenchTalk", "bars", from("#0d2b2b", "#14706a", "#c9fff0"), "fr"),
  channel(71, "First Light", "news", "bars", from("#0a0f24", "#26305e", "#f4f4fb")),
  channel(74, "Long Form", "talk", "arcs", from("#241a3d", "#574a8f", "#c9b8ff")),
  channel(80, "Small Talk", "comedy", "rings", from("#3a2a05", "#a87a10", "#fff0b8")),
  channel(88, "Full Field", "sports", "arcs", from("#04261a", "#0f6b3a", "#8ff26b")),
  channel(89, "Overtime", "sportsTalk", "grid", from("#0a2416", "#1f5a3a", "#e8ff7a")),
];

function channel(
  number: number,
  name: string,
  genre: Genre,
  family: Family,
  tint: Channel["tint"],
  language: Channel["language"] = "en",
): Channel {
  return { number, name, genre, language, family, tint };
}
