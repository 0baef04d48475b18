import type { Channel } from "@skywave/channels";
import { drawFrom, seedOf, shuffled } from "../random.ts";
import { SEGMENT_IN_SECONDS } from "../samples/sampling.ts";
import { libraryOf, SEGMENTS_PER_PAIR, type Track } from "./library.ts";

export const SEGMENT_IN_MILLISECONDS = SEGMENT_IN_SECONDS * 1_000;
const SEGMENTS_PER_HOUR = 900;
const PAIRS_PER_HOUR = SEGMENTS_PER_HOUR / SEGMENTS_PER_PAIR;

/** A track on the air. Segments of a channel are counted since 1970, so that each has one number for ever. */
export interface Airing {
  track: Track;
  firstSegment: number;
}

/** Which segment of every channel is on the air at a moment, in milliseconds since 1970. */
export function segmentAt(epochMilliseconds: number): number {
  return Math.floor(epochMilliseconds / SEGMENT_IN_MILLISECONDS);
}

/** What a channel plays in a segment: computed from its number, whoever asks and whenever. */
export function airingOf(channel: Channel, segment: number): Airing {
  const hour = Math.floor(segment / SEGMENTS_PER_HOUR);
  let firstSegment = hour * SEGMENTS_PER_HOUR;
  const tracks = tracksOfHour(channel, hour);
  for (const track of tracks) {
    if (segment < firstSegment + track.segmentCount) return { track, firstSegment };
    firstSegment += track.segmentCount;
  }
  throw new Error(`channel ${channel.number} plays nothing in segment ${segment}`);
}

/** The airings before and after the one of a segment, in the order of time, that one among them. */
export function airingsAround(
  channel: Channel,
  segment: number,
  { before, after }: { before: number; after: number },
): Airing[] {
  const airings = [airingOf(channel, segment)];
  for (let count = 0; count < before; count += 1)
    airings.unshift(airingOf(channel, (airings[0]?.firstSegment ?? segment) - 1));
  for (let count = 0; count < after; count += 1) airings.push(nextAfter(channel, airings.at(-1), segment));
  return airings;
}

function nextAfter(channel: Channel, last: Airing | undefined, segment: number): Airing {
  return airingOf(channel, last === undefined ? segment : last.firstSegment + last.track.segmentCount);
}

/** Ten pairs out of twelve, in an order of this hour. */
function tracksOfHour(channel: Channel, hour: number): Track[] {
  const library = libraryOf(channel);
  const draw = drawFrom(seedOf(channel.number, 4, hour));
  const pairs = Array.from({ length: library.length / 2 }, (_, pair) =>
    library.slice(2 * pair, 2 * pair + 2),
  );
  return shuffled(pairs, draw)
    .slice(0, PAIRS_PER_HOUR)
    .flatMap((pair) => (draw.chance(0.5) ? pair : pair.toReversed()));
}
