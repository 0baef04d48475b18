/** What other streams come in: those of this product are one kind. */
const KINDS_OF_STREAMS =
  /const muxConfig = \[(\{\s*demux: MP4Demuxer,\s*remux: PassThroughRemuxer\s*\})(?:, \{\s*demux: \w+,\s*remux: MP4Remuxer\s*\})+\];/;
const LOOK_FOR_PICTURES =
  /chunkMeta\.iframe && initSegmentData && TSDemuxer\.probe\(initSegmentData, this\.logger\) \? initSegmentData : uintData/;

/** How it writes a log, which is switched off. */
export const PLAYER_LOG = ["log", "warn", "debug", "trace", "info"].flatMap((level) => [
  `this.${level}`,
  `this.logger.${level}`,
]);

/**
 * Takes from the script of hls.js what nothing here is ever sent in: streams of MPEG-2, and bare AAC and MP3, each with what
 * puts it together anew. Whoever presses play waits for that script. It throws where the library is not written as it was.
 */
export function lightenPlayer(code: string): string {
  return [
    [KINDS_OF_STREAMS, "const muxConfig = [$1];"] as const,
    [LOOK_FOR_PICTURES, "uintData"] as const,
  ].reduce((lighter, [pattern, instead]) => {
    if (!pattern.test(lighter)) throw new Error(`hls.js is not written as it was: ${String(pattern)}`);
    return lighter.replace(pattern, instead);
  }, code);
}
