import { baseUrlOf, endpointTable } from "@skywave/contract";
import { SEGMENT_IN_MILLISECONDS, SEGMENT_IN_SECONDS } from "@skywave/sound";
import type { ChannelKeys, KeyName } from "./channel-keys.ts";
import { type Manifest, MANIFESTS, type Quality, QUALITIES } from "../sound/qualities.ts";

/** How many segments a live playlist shows: what is on the air, and half a minute before it. */
const WINDOW = 8;
/** AAC-LC, as RFC 6381 writes it. */
const CODEC = "mp4a.40.2";
/** A stream is a little more than its sound. */
const OVERHEAD = 1.08;

const KEY_PATH = baseUrlOf("playback") + endpointTable.playback.getDecryptionKey.path;

/** The qualities of something, for players to choose from; each has its playlist, of the name that is handed in. */
export function writeMasterPlaylist(manifest: Manifest, playlist: "live" | "all"): string {
  const lines = MANIFESTS[manifest].flatMap((quality) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.round(QUALITIES[quality].bitrate * OVERHEAD)},CODECS="${CODEC}"`,
    `${quality}/${playlist}.m3u8`,
  ]);
  return ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS", ...lines, ""].join("\n");
}

/** What a channel plays around a segment: computed, so that all nodes say the same. */
export function writeLivePlaylist(channel: number, segmentNow: number, keys: ChannelKeys): string {
  const first = segmentNow - WINDOW + 1;
  return writePlaylist(keys, {
    first,
    last: segmentNow,
    keyOf: (segment) => keys.nameOf(channel, segment),
    dates: "each",
  });
}

/** Some segments of a channel: an episode or a show that is on, whole, or what a replay has not left behind. */
export function writePartPlaylist(
  { channel, quality }: { channel: number; quality: Quality },
  part: Pick<Listed, "first" | "last" | "kind">,
  keys: ChannelKeys,
): string {
  return writePlaylist(keys, {
    ...part,
    keyOf: (segment) => keys.nameOf(channel, segment),
    folder: `/sound/channels/${channel}/${quality}/`,
    dates: "first",
  });
}

/** One track of a station from its start to its end. */
export function writeTrackPlaylist(name: KeyName, segmentCount: number, keys: ChannelKeys): string {
  return writePlaylist(keys, { first: 0, last: segmentCount - 1, kind: "VOD", keyOf: () => name });
}

interface Listed {
  first: number;
  last: number;
  /** VOD: all of it. EVENT: from its start, and more will come. Neither: what is old is left out. */
  kind?: "VOD" | "EVENT" | undefined;
  keyOf(segment: number): KeyName;
  /** Where the segments are, if not beside the playlist. */
  folder?: string;
  /** Which segments say when they are on the air; a player counts on from there. */
  dates?: "each" | "first";
}

function writePlaylist(keys: ChannelKeys, { first, last, kind, keyOf, folder = "", dates }: Listed): string {
  const lines = [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${SEGMENT_IN_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...(kind === undefined ? [] : [`#EXT-X-PLAYLIST-TYPE:${kind}`]),
    "#EXT-X-INDEPENDENT-SEGMENTS",
    // Before any key: what a player reads first is not encrypted.
    '#EXT-X-MAP:URI="/sound/init.mp4"',
  ];
  let lastKey: string | undefined;
  for (let segment = first; segment <= last; segment += 1) {
    const key = keys.idOf(keyOf(segment));
    if (key !== lastKey) lines.push(`#EXT-X-KEY:METHOD=AES-128,URI="${KEY_PATH.replace("{keyId}", key)}"`);
    lastKey = key;
    if (dates === "each" || (dates === "first" && segment === first))
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment * SEGMENT_IN_MILLISECONDS).toISOString()}`);
    lines.push(`#EXTINF:${SEGMENT_IN_SECONDS}.000,`, `${folder}${segment}.m4s`);
  }
  if (kind === "VOD") lines.push("#EXT-X-ENDLIST");
  return [...lines, ""].join("\n");
}
