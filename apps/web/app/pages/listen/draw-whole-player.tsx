import { drawPlayerBar } from "#features/listening/player-bar/draw-player-bar.tsx";
import type { PlayerBarPlace } from "#features/listening/player-bar/show-player-bar.tsx";
import { PlayerExtras } from "./player-extras.tsx";

/** Draws the player with thumbs and what comes next. */
export function drawWholePlayer(place: PlayerBarPlace): void {
  drawPlayerBar(place, <PlayerExtras />);
}
