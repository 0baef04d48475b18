import type { Channel } from "@skywave/channels";
import { airingOf } from "@skywave/sound";
import { BEGINS_IN, QUALITIES, type Quality } from "./qualities.ts";
import type { SegmentName, SegmentRun } from "./segment-name.ts";
import type { SegmentStore } from "./segment-store.ts";

/** Has the sound of a channel made that will be asked for first: a segment, counted since 1970. */
export type PrepareSound = (channel: Channel, segment: number) => void;

export function createPrepareSound(store: Pick<SegmentStore, "prepare">): PrepareSound {
  return (channel, segment) => store.prepare(nameOf(channel, segment, BEGINS_IN));
}

/** What a channel plays in a segment, as the store names it. */
export function nameOf(channel: Channel, segment: number, quality: Quality): SegmentName {
  const { count: _, ...name } = restOf(channel, segment, quality);
  return name;
}

/** The same, with all that follows in its track. */
export function restOf(channel: Channel, segment: number, quality: Quality): SegmentRun {
  const { track, firstSegment } = airingOf(channel, segment);
  const { bitrate } = QUALITIES[quality];
  const place = segment - firstSegment;
  return {
    channel: channel.number,
    track: track.index,
    segment: place,
    bitrate,
    count: track.segmentCount - place,
  };
}
