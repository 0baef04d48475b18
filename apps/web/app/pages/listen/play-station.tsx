import type { BrowseItem } from "@skywave/services/catalogue/browse-catalogue";
import { PlayButton } from "#features/listening/on-air/play-button.tsx";
import { stationOf } from "#features/listening/player/player-state.ts";

/** The button of an artist's station, wherever it is listed; none of anything else, or of what no plan here has. */
export function playStation(item: BrowseItem) {
  if (item.entityType !== "artist-station" || item.access.kind === "locked") return null;
  return <PlayButton playable={stationOf(item)} name={item.title} />;
}
