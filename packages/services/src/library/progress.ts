import type { ContentRef, PlaybackState } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ProgressOutcome =
  | { ok: true; progress: PlaybackState }
  /** The episode can be heard no longer. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Where the signed-in person is in an episode; at its beginning where they have not begun it. */
export async function loadProgress(skywave: Skywave, episode: ContentRef): Promise<ProgressOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "getPlaybackState",
    input: { params: episode },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, progress: answer.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

/**
 * Says where the signed-in person is in an episode, in seconds from its beginning, and answers what holds: what they
 * did last, on any of their devices. `leftAt` is when it was so, in milliseconds since 1970; now unless said.
 */
export async function saveProgress(
  skywave: Skywave,
  episode: ContentRef,
  told: { positionInSeconds: number; isFinished?: boolean; leftAt?: number },
): Promise<ProgressOutcome> {
  const { positionInSeconds, isFinished = false, leftAt = skywave.clock.now() } = told;
  const updatedAt = new Date(leftAt).toISOString();
  const answer = await ask(skywave, {
    domain: "playback",
    name: "updatePlaybackState",
    input: {
      params: episode,
      body: { positionInSeconds: Math.floor(positionInSeconds), isFinished, updatedAt },
    },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, progress: answer.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
