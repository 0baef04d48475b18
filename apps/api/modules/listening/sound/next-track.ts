import type { Channel } from "@skywave/channels";
import { type Airing, airingOf, libraryOf, segmentAt, type Track } from "@skywave/sound";

/** As far ahead as channels are looked at: an hour, in which each plays most of its library. */
const SEGMENTS_AHEAD = 900;

/** A track that is to be made whole. */
export interface WantedTrack {
  channel: Channel;
  track: Track;
  /** The segment of the track that is heard first: those before it are made last. */
  from: number;
}

/**
 * Which track to make next at a moment: the one that is on the air soonest on any channel, of those that are left, and then any
 * that is left. One that is on the air already counts up to its middle. Of two that begin at once, the channel that is named
 * first has it first.
 */
export function nextTrack(
  now: Temporal.Instant,
  channels: readonly Channel[],
  isLeft: (channel: Channel, track: Track) => boolean,
): WantedTrack | undefined {
  const segment = segmentAt(now.epochMilliseconds);
  const [soonest] = channels
    .filter((channel) => libraryOf(channel).some((track) => isLeft(channel, track)))
    .flatMap((channel) => {
      const airing = soonestAiring(channel, segment, (track) => isLeft(channel, track));
      return airing === undefined ? [] : [{ channel, airing }];
    })
    .toSorted((a, b) => a.airing.firstSegment - b.airing.firstSegment);
  if (soonest !== undefined) {
    const { channel, airing } = soonest;
    return { channel, track: airing.track, from: Math.max(0, segment - airing.firstSegment) };
  }
  for (const channel of channels)
    for (const track of libraryOf(channel)) if (isLeft(channel, track)) return { channel, track, from: 0 };
  return undefined;
}

function soonestAiring(
  channel: Channel,
  segment: number,
  isLeft: (track: Track) => boolean,
): Airing | undefined {
  let at = segment;
  while (at < segment + SEGMENTS_AHEAD) {
    const airing = airingOf(channel, at);
    const { firstSegment, track } = airing;
    const isWorthIt = segment - firstSegment < track.segmentCount / 2;
    if (isWorthIt && isLeft(track)) return airing;
    at = firstSegment + track.segmentCount;
  }
  return undefined;
}
