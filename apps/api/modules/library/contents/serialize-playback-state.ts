import type { PlaybackState } from "@skywave/contract";
import type { PlaybackStateRow } from "../playback/playback-states-repository.ts";

/** Where somebody is in an episode; at its beginning where they have not begun it. */
export function serializePlaybackState(row: PlaybackStateRow | undefined): PlaybackState {
  if (row === undefined) return { positionInSeconds: 0, isFinished: false, updatedAt: null };
  const { positionInSeconds, isFinished, updatedAt } = row;
  return { positionInSeconds, isFinished, updatedAt: updatedAt.toString() };
}
