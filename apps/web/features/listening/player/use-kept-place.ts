import type { Skywave } from "@skywave/sdk";
import { useEffect } from "react";
import { useApp, useSession } from "#platform/app-services.ts";
import { type PlaceOfEpisode, placeOnDevice, placeOnServer } from "../kept/keep-place.ts";
import { tellKeptPlaces } from "../kept/tell-kept-places.ts";
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
  const identityId = useSession(({ session }) => session?.identityId ?? null);
  const playing = usePlayerState(({ playable }) =>
    playable && isEpisode(playable) ? `${playable.isKept === true} ${playable.id}` : undefined,
  );
  useEffect(() => {
    const { playable } = player.state.getState();
    if (identityId === null || playing === undefined || playable === undefined) return undefined;
    const place = placeOf(skywave, playable, identityId);
    if (place === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    if (playable.isKept)
      addEventListener("online", () => void tellKeptPlaces(skywave, identityId), { signal });
    signal.addEventListener("abort", keepPlace(player, playable, place));
    return () => leaving.abort();
  }, [skywave, player, identityId, playing]);
}

function placeOf(
  skywave: Skywave,
  { type: entityType, id: entityId, isKept }: Playable,
  identityId: string,
): PlaceOfEpisode | undefined {
  if (entityType !== "episode-audio" && entityType !== "episode-podcast") return undefined;
  const episode = { entityType, entityId };
  return isKept ? placeOnDevice(skywave, episode, identityId) : placeOnServer(skywave, episode);
}

/** Returns what ends it. */
function keepPlace(player: Player, playable: Playable, place: PlaceOfEpisode): () => void {
  let isKnown = false;
  let goTo: number | undefined;
  let savedAt = 0;

  function save({ position, duration = 0 }: PlayerState): void {
    savedAt = position;
    const isFinished = duration > 0 && duration - position <= HEARD_WITHIN_SECONDS;
    void place.save({ positionInSeconds: position, isFinished });
  }

  function follow(state: PlayerState, before?: PlayerState): void {
    if (!isKnown || state.playable?.id !== playable.id) return;
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

  void place.load().then((last) => {
    isKnown = true;
    const state = player.state.getState();
    const isAtStart = state.position < WORTH_GOING_BACK_TO_SECONDS && playable.startAt === undefined;
    if (last !== undefined && isAtStart && !last.isFinished) {
      const { positionInSeconds } = last;
      if (positionInSeconds >= WORTH_GOING_BACK_TO_SECONDS) goTo = positionInSeconds;
    }
    follow(state);
  });
  return player.state.subscribe(follow);
}
