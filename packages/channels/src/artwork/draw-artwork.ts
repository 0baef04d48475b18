import type { Channel } from "../channels.ts";
import { FAMILIES, type Stroke } from "./families.ts";
import { randomFrom } from "./random.ts";

export { SIDE, type Stroke } from "./families.ts";

/** A square picture of `SIDE` units: a ground that runs from one colour to the other, and what is drawn on it. */
export interface Artwork {
  ground: { deep: string; high: string };
  line: string;
  strokes: readonly Stroke[];
}

/** Draws a channel's picture: always the same one for the same channel. */
export function drawArtwork({ number, family, tint: { line, ...ground } }: Channel): Artwork {
  return { ground, line, strokes: FAMILIES[family](randomFrom(number)) };
}
