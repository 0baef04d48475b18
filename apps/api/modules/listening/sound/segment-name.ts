/** Four seconds of a track at one bitrate: what they sound like is decided by this alone. */
export interface SegmentName {
  channel: number;
  /** Its place in the library of its channel. */
  track: number;
  /** From the start of the track. */
  segment: number;
  bitrate: number;
}
