import { type Channel, CHANNELS } from "@skywave/channels";
import { compose, type Composition } from "../composition/compose.ts";
import { drawFrom, seedOf } from "../random.ts";
import { SAMPLES_PER_SEGMENT } from "../samples/sampling.ts";
import { nameTracks } from "./names.ts";

/** Two tracks that belong together fill six minutes, so that whole pairs make whole hours. */
export const SEGMENTS_PER_PAIR = 90;
const PAIR_COUNT = 12;
/** By how many segments the longer one of a pair may be above the half. */
const UNEVENNESS = 12;

/** Something that a channel plays from its start to its end. */
export interface Track {
  id: string;
  channel: number;
  /** Its place in the library of its channel. */
  index: number;
  title: string;
  artist: string;
  segmentCount: number;
}

const libraries: ReadonlyMap<number, readonly Track[]> = new Map(
  CHANNELS.map((channel) => [channel.number, makeLibrary(channel)]),
);

/** All that a channel plays, the two of a pair beside each other. */
export function libraryOf(channel: Channel): readonly Track[] {
  return libraries.get(channel.number) ?? [];
}

/** The track as written; its sound is rendered from it. */
export function composeTrack(channel: Channel, { index, segmentCount }: Track): Composition {
  return compose(channel.genre, seedOf(channel.number, 2, index), segmentCount * SAMPLES_PER_SEGMENT);
}

function makeLibrary(channel: Channel): Track[] {
  const draw = drawFrom(seedOf(channel.number, 3));
  const half = SEGMENTS_PER_PAIR / 2;
  const lengths = Array.from({ length: PAIR_COUNT }, () => {
    const more = draw.below(UNEVENNESS + 1);
    return [half + more, half - more] as const;
  }).flat();
  return nameTracks(channel, lengths.length).map((name, index) => ({
    id: `${channel.number}-${index}`,
    channel: channel.number,
    index,
    ...name,
    segmentCount: lengths[index] ?? half,
  }));
}
