import type { Channel } from "@skywave/channels";
import { SHOWS } from "@skywave/channels/shows";
import { airingKeptAt } from "@skywave/domain/catalogue/episodes";
import { SEGMENT_IN_MILLISECONDS, segmentAt } from "@skywave/sound";

/** A quarter of an hour back players may still ask for. */
export const SEGMENTS_KEPT = 225;

/**
 * Whether a segment of a channel can be heard: it is on the air, was in the last quarter of an hour, or is part of an episode
 * that is kept or of a show that is on. Nothing is made of what nobody can hear.
 */
export function isKept(channel: Channel, segment: number, now: Temporal.Instant): boolean {
  const age = segmentAt(now.epochMilliseconds) - segment;
  if (age < 0) return false;
  if (age <= SEGMENTS_KEPT) return true;
  const at = Temporal.Instant.fromEpochMilliseconds(segment * SEGMENT_IN_MILLISECONDS);
  return SHOWS.some(
    (show) => show.channelNumber === channel.number && airingKeptAt(show, at, now) !== undefined,
  );
}
