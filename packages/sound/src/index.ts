export type { Caption } from "./composition/compose-talk.ts";
export { composeTrack, libraryOf, type Track } from "./programme/library.ts";
export {
  type Airing,
  airingOf,
  airingsAround,
  SEGMENT_IN_MILLISECONDS,
  segmentAt,
} from "./programme/schedule.ts";
export { stationTrack, stationTracks } from "./programme/station-track.ts";
export {
  SAMPLES_PER_FRAME,
  SAMPLES_PER_SECOND,
  SAMPLES_PER_SEGMENT,
  SEGMENT_IN_SECONDS,
} from "./samples/sampling.ts";
