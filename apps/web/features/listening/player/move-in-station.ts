import { previousTrack, skipTrack } from "@skywave/services/listening/move-in-station";
import { explainEnd } from "./explain-end.ts";
import { openTuned, type Playing, type Stage } from "./play-source.ts";
import { isStation } from "./player-state.ts";

/** Goes on or back by a track of the station that plays, if one does. What plays goes on where that is refused for now. */
export async function moveInStation(
  playing: Playing,
  direction: "next" | "previous",
  stage: Stage,
): Promise<void> {
  const { playable, place } = playing;
  if (!isStation(playable) || place === undefined || playing.isMoving) return;
  const { type, id } = playable;
  playing.isMoving = true;
  const move = direction === "next" ? skipTrack : previousTrack;
  const outcome = await move(stage.skywave, { type, id, place });
  playing.isMoving = false;
  if (playing.ending.signal.aborted) return;
  if (outcome.ok) {
    playing.playable = { ...playable, startAt: 0 };
    await openTuned(playing, outcome.tuned, stage);
    return;
  }
  if (outcome.code === "SKIP_LIMIT_REACHED") stage.show({ skipsAgainAt: outcome.againAt });
  else await explainEnd(outcome, stage);
}
