import { MUSIC_SHOWS } from "./music-shows.ts";
import { type Show, showOf } from "./show.ts";
import { TALK_SHOWS } from "./talk-shows.ts";

export type { Airs, Show } from "./show.ts";

/** All shows, in the order of their channels. */
export const SHOWS: readonly Show[] = [...MUSIC_SHOWS, ...TALK_SHOWS].map(showOf);
