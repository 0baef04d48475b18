import type { Genre } from "./channels.ts";

export type Category = "decades" | "now" | "moods" | "talk" | "french";

/** What somebody looks under for a channel. */
export const CATEGORY_OF: Readonly<Record<Genre, Category>> = {
  sixties: "decades",
  seventies: "decades",
  eighties: "decades",
  nineties: "decades",
  noughties: "decades",
  indie: "now",
  pop: "now",
  rock: "now",
  ambient: "moods",
  jazz: "moods",
  classical: "moods",
  electronic: "now",
  hipHop: "now",
  country: "now",
  folk: "moods",
  latin: "now",
  frenchPop: "french",
  frenchFolk: "french",
  frenchTalk: "french",
  news: "talk",
  talk: "talk",
  comedy: "talk",
  sports: "talk",
  sportsTalk: "talk",
};

export type Mood = "unwind" | "focus" | "move" | "remember" | "laugh";

/** What is heard in a mood; a channel may be good for several. */
export const MOODS: Readonly<Record<Mood, readonly Genre[]>> = {
  unwind: ["ambient", "jazz", "folk", "frenchFolk", "seventies"],
  focus: ["classical", "ambient", "electronic"],
  move: ["pop", "electronic", "hipHop", "latin", "rock", "frenchPop"],
  remember: ["sixties", "seventies", "eighties", "nineties", "noughties"],
  laugh: ["comedy", "talk", "frenchTalk"],
};

/** Those of channels on which people talk. */
export const SPOKEN_GENRES: ReadonlySet<string> = new Set<Genre>([
  "frenchTalk",
  "news",
  "talk",
  "comedy",
  "sports",
  "sportsTalk",
]);
