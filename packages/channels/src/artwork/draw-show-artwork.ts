import type { Channel } from "../channels.ts";
import type { Artwork } from "./draw-artwork.ts";
import { FAMILIES, type Family } from "./families.ts";
import { randomFrom } from "./random.ts";

const NAMES: readonly Family[] = ["rings", "waves", "grid", "hills", "bars", "arcs"];

/** Draws a show's picture: in the colours of its channel, and in another way than the channel itself. */
export function drawShowArtwork(showId: string, { family, tint }: Channel): Artwork {
  const seed = seedOf(showId);
  const others = NAMES.filter((name) => name !== family);
  const { line, ...ground } = tint;
  const own = others[seed % others.length] ?? family;
  return { ground, line, strokes: FAMILIES[own](randomFrom(seed)) };
}

/** FNV-1a over the letters of an id, in 32 bits. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
