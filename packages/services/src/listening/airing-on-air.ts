import type { Airing } from "@skywave/contract";
import { readPlayDate } from "./play-date.ts";

/** Something that a channel plays, with its times in milliseconds since 1970. */
export interface AiringOnAir {
  id: string;
  title: string;
  artist: string;
  startsAt: number;
  endsAt: number;
  /** What is said and when, in seconds from its start. */
  captions: NonNullable<Airing["captions"]>;
}

export function readAiring({ id, title, artist, startsAt, endsAt, captions = [] }: Airing): AiringOnAir {
  return { id, title, artist, startsAt: readPlayDate(startsAt), endsAt: readPlayDate(endsAt), captions };
}
