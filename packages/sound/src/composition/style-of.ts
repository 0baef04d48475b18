import type { Genre } from "@skywave/channels";
import type { Style } from "./style.ts";
import * as bands from "./styles/bands.ts";
import * as decades from "./styles/decades.ts";
import * as rooms from "./styles/rooms.ts";
import * as speech from "./styles/speech.ts";

const STYLES: Readonly<Record<Genre, Style>> = { ...bands, ...decades, ...rooms, ...speech };

/** How a channel of that kind sounds. */
export function styleOf(genre: Genre): Style {
  return STYLES[genre];
}
