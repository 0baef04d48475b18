import { CHANNELS } from "@skywave/channels";
import { useApp } from "#platform/app-services.ts";
import { knownAnswer } from "#platform/server-data/known-answer.ts";
import { ON_AIR_QUESTION } from "../player/on-air-question.ts";
import { isEpisode, isStation, liveChannel } from "../player/player-state.ts";
import { usePlayer } from "../player/use-player.ts";

export const BACK_IN_SECONDS = 15;
export const ON_IN_SECONDS = 30;

/**
 * Goes on or back: to the next channel of the dial that is not known to be locked, another track of a station, or by some
 * seconds of an episode.
 */
export function useStep(): (by: 1 | -1) => void {
  const app = useApp();
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
      const known = knownAnswer(app, ON_AIR_QUESTION)?.channels;
      const place = CHANNELS.findIndex(({ number }) => String(number) === playable.id);
      const dial = CHANNELS.map((_channel, far) => CHANNELS.at((place + by * (far + 1)) % CHANNELS.length));
      for (const channel of dial) {
        const id = String(channel?.number);
        const onAir = known?.find(({ channelId }) => channelId === id);
        // Of one that is locked neither its list nor a segment would be heard.
        if (onAir?.access.kind === "locked") continue;
        if (id !== playable.id) player.play(liveChannel(id, onAir));
        return;
      }
    }
  };
}
