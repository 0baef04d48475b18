import type { PlaybackState } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import type { KeptEpisodes, KeptPlace } from "@skywave/sdk/kept-episodes";
import { type ProgressOutcome, saveProgress } from "@skywave/services/library/progress";
import { withKeptEpisodes } from "./kept-episodes.ts";

let telling: Promise<unknown> = Promise.resolve();

/**
 * Tells the server where a person was in what they have heard from this device, and when that was: what they did since on
 * another device holds. What does not arrive is told when there is a network again.
 */
export function tellKeptPlaces(skywave: Skywave, identityId: string): Promise<void> {
  // One after another, so that nothing is told twice.
  const told = telling.then(() => withKeptEpisodes((kept) => tellPlaces(kept, { skywave, identityId })));
  telling = told.catch(() => undefined);
  return told;
}

/** Tells all that was not told. */
export async function tellPlaces(
  kept: KeptEpisodes,
  { skywave, identityId }: { skywave: Skywave; identityId: string },
): Promise<void> {
  for (const { id, type, place, identityId: whose } of await kept.list()) {
    if (whose !== identityId || place === undefined || place.isTold) continue;
    const { positionInSeconds, isFinished, leftAt } = place;
    const episode = { entityType: type, entityId: id };
    const outcome = await saveProgress(skywave, episode, { positionInSeconds, isFinished, leftAt });
    await kept.change(id, (now) =>
      now.place?.leftAt === leftAt ? { ...now, place: after(outcome, place) } : now,
    );
  }
}

function after(outcome: ProgressOutcome, place: KeptPlace): KeptPlace {
  if (outcome.ok) return { ...(newerOf(outcome.progress, place) ?? place), isTold: true };
  // Of what can be heard no longer nobody keeps a place.
  return outcome.code === "NOT_FOUND" ? { ...place, isTold: true } : place;
}

/** What was done last, of what the server knows and what this device does. */
export function newerOf(
  { positionInSeconds, isFinished, updatedAt }: PlaybackState,
  place: KeptPlace | undefined,
): KeptPlace | undefined {
  if (updatedAt === null) return place;
  const leftAt = Date.parse(updatedAt);
  if (place !== undefined && place.leftAt >= leftAt) return place;
  return { positionInSeconds, isFinished, leftAt, isTold: true };
}
