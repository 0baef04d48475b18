import { baseUrlOf, endpointTable } from "@skywave/contract";
import { SEGMENT_IN_MILLISECONDS, SEGMENT_IN_SECONDS } from "@skywave/sound";
import type { ChannelKeys } from "./channel-keys.ts";
import { type Manifest, MANIFESTS, QUALITIES } from "./qualities.ts";

/** How many segments a live playlist shows: what is on the air, and half a minute before it. */
const WINDOW = 8;
/** AAC-LC, as RFC 6381 writes it. */
const CODEC = "mp4a.40.2";
/** A stream is a little more than its sound. */
const OVERHEAD = 1.08;

const KEY_PATH = baseUrlOf("playback") + endpointTable.playback.getDecryptionKey.path;

/** The qualities of a channel, for players to choose from. */
export function writeMasterPlaylist(manifest: Manifest): string {
  const lines = MANIFESTS[manifest].flatMap((quality) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.round(QUALITIES[quality].bitrate * OVERHEAD)},CODECS="${CODEC}"`,
    `${quality}/live.m3u8`,
  ]);
  return ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS", ...lines, ""].join("\n");
}

/** What a channel plays around a segment: computed, so that all nodes say the same. */
export function writeLivePlaylist(channel: number, segmentNow: number, keys: ChannelKeys): string {
  const first = segmentNow - WINDOW + 1;
  const lines = [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${SEGMENT_IN_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    "#EXT-X-INDEPENDENT-SEGMENTS",
    // Before any key: what a player reads first is not encrypted.
    '#EXT-X-MAP:URI="../../../init.mp4"',
  ];
  let lastKey: string | undefined;
  for (let segment = first; segment <= segmentNow; segment += 1) {
    const key = keys.idOf(keys.nameOf(channel, segment));
    if (key !== lastKey) lines.push(`#EXT-X-KEY:METHOD=AES-128,URI="${KEY_PATH.replace("{keyId}", key)}"`);
    lastKey = key;
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(segment * SEGMENT_IN_MILLISECONDS).toISOString()}`,
      `#EXTINF:${SEGMENT_IN_SECONDS}.000,`,
      `${segment}.m4s`,
    );
  }
  return [...lines, ""].join("\n");
}
