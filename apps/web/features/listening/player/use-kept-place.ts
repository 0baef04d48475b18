import type { Skywave } from "@skywave/sdk";
import { loadProgress, saveProgress } from "@skywave/services/library/progress";
import { useEffect } from "react";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import type { Player } from "./create-player.ts";
import { isEpisode, type Playable, type PlayerState } from "./player-state.ts";
import { usePlayer, usePlayerState } from "./use-player.ts";

const SAVE_EVERY_SECONDS = 15;
/** So near to its end that an episode was heard. */
const HEARD_WITHIN_SECONDS = 30;
/** Sooner than this nobody minds to begin again. */
const WORTH_GOING_BACK_TO_SECONDS = 20;

/** Begins an episode where the signed-in person left it, and keeps where they are in it. */
export function useKeptPlace(): void {
  const { skywave } = useApp();
  const player = usePlayer();
  const signedIn = useSession(isSignedIn);
  const playing = usePlayerState(({ playable }) =>
    playable && isEpisode(playable) ? playable.id : undefined,
  );
  useEffect(() => {
    const { playable } = player.state.getState();
    if (!signedIn || playable === undefined || playable.id !== playing) return undefined;
    return keepPlace(skywave, player, playable);
  }, [skywave, player, signedIn, playing]);
}

/** Returns what ends it. */
function keepPlace(skywave: Skywave, player: Player, playable: Playable): () => void {
  const { type: entityType, id: entityId } = playable;
  if (entityType !== "episode-audio" && entityType !== "episode-podcast") return () => undefined;
  const episode = { entityType, entityId };
  let isKnown = false;
  let goTo: number | undefined;
  let savedAt = 0;

  function save({ position, duration = 0 }: PlayerState): void {
    savedAt = position;
    const isFinished = duration > 0 && duration - position <= HEARD_WITHIN_SECONDS;
    // What does not arrive is said again with the next one.
    void saveProgress(skywave, episode, { positionInSeconds: position, isFinished });
  }

  function follow(state: PlayerState, before?: PlayerState): void {
    if (!isKnown || state.playable?.id !== entityId) return;
    const isPlaying = state.status.kind === "playing";
    if (goTo !== undefined && isPlaying) {
      savedAt = goTo;
      // What follows from the move finds nowhere left to go.
      goTo = undefined;
      player.seek(savedAt);
      return;
    }
    const hasStopped = before?.status.kind === "playing" && state.status.kind === "paused";
    const hasMoved = isPlaying && Math.abs(state.position - savedAt) >= SAVE_EVERY_SECONDS;
    if (hasStopped || hasMoved) save(state);
  }

  void loadProgress(skywave, episode).then((outcome) => {
    isKnown = true;
    const state = player.state.getState();
    const isAtStart = state.position < WORTH_GOING_BACK_TO_SECONDS && playable.startAt === undefined;
    if (outcome.ok && isAtStart && !outcome.progress.isFinished) {
      const { positionInSeconds } = outcome.progress;
      if (positionInSeconds >= WORTH_GOING_BACK_TO_SECONDS) goTo = positionInSeconds;
    }
    follow(state);
  });
  return player.state.subscribe(follow);
}
