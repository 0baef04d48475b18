import type { Genre } from "@skywave/channels";
import type { Note } from "../timbre/note.ts";
import { composeMusic } from "./compose-music.ts";
import { type Caption, composeTalk } from "./compose-talk.ts";
import { styleOf } from "./style-of.ts";

/** A piece as written, before it sounds. */
export interface Composition {
  notes: readonly Note[];
  /** None for music. */
  captions: readonly Caption[];
  sampleCount: number;
}

/** Writes a piece of that kind and length; the same for the same seed. */
export function compose(genre: Genre, seed: number, sampleCount: number): Composition {
  const style = styleOf(genre);
  const { notes, captions } =
    style.kind === "talk"
      ? composeTalk(style, seed, sampleCount)
      : { notes: composeMusic(style, seed, sampleCount), captions: [] };
  return { notes: notes.toSorted((a, b) => a.startsAt - b.startsAt), captions, sampleCount };
}
