import { ShowPlayerBar } from "#features/listening/player-bar/show-player-bar.tsx";

const load = async () => (await import("./draw-whole-player.tsx")).drawWholePlayer;

/** The player of a page where something can be played. */
export function PagePlayer() {
  return <ShowPlayerBar load={load} />;
}
