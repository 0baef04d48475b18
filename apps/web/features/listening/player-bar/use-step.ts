import { CHANNELS } from "@skywave/channels";
import { isEpisode, isStation, liveChannel } from "../player/player-state.ts";
import { usePlayer } from "../player/use-player.ts";

export const BACK_IN_SECONDS = 15;
export const ON_IN_SECONDS = 30;

/** Goes on or back: to another channel of the dial, another track of a station, or by some seconds of an episode. */
export function useStep(): (by: 1 | -1) => void {
  const player = usePlayer();
  return (by) => {
    const { playable, position, duration } = player.state.getState();
    if (playable === undefined) return;
    if (isStation(playable)) {
      player.move(by === 1 ? "next" : "previous");
    } else if (isEpisode(playable)) {
      const wanted = position + (by === 1 ? ON_IN_SECONDS : -BACK_IN_SECONDS);
      player.seek(Math.max(0, Math.min(wanted, duration ?? wanted)));
    } else {
      const place = CHANNELS.findIndex(({ number }) => String(number) === playable.id);
      const next = CHANNELS.at((place + by) % CHANNELS.length);
      if (next !== undefined) player.play(liveChannel(String(next.number)));
    }
  };
}
