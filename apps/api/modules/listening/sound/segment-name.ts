/** Four seconds of a track at one bitrate: what they sound like is decided by this alone. */
export interface SegmentName {
  channel: number;
  /** Its place in the library of its channel. */
  track: number;
  /** From the start of the track. */
  segment: number;
  bitrate: number;
}

/** So many segments of one track, one after another, the named one first. */
export interface SegmentRun extends SegmentName {
  count: number;
}

/** Each segment of a run by its own name. */
export function namesOf({ count, ...first }: SegmentRun): SegmentName[] {
  return Array.from({ length: count }, (_none, at) => ({ ...first, segment: first.segment + at }));
}
