import { ARTIST_STATIONS } from "./artist-stations.ts";
import type { Station } from "./station.ts";
import { XTRA_CHANNELS } from "./xtra-channels.ts";

export type { Station, StationType } from "./station.ts";

/** All stations, the xtra channels first. */
export const STATIONS: readonly Station[] = [...XTRA_CHANNELS, ...ARTIST_STATIONS];
