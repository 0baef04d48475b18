import { createCipheriv, createDecipheriv } from "node:crypto";
import { CHANNELS } from "@skywave/channels";
import { libraryOf, SEGMENT_IN_SECONDS } from "@skywave/sound";
import type { Secrets } from "#platform/security/secrets.ts";

/** How long one key encrypts a channel: whoever loses the right to hear it hears it no longer than that. */
const ROTATION_IN_SECONDS = 120;
const SEGMENTS_PER_KEY = ROTATION_IN_SECONDS / SEGMENT_IN_SECONDS;
const KEY_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY_IN_MILLISECONDS = 86_400_000;

/** Names a key: a channel and the minutes that it encrypts, or a track of its library and the day. */
export type KeyName = { channel: number } & (
  | { track: undefined; rotation: number }
  | { track: number; day: number }
);

export interface ChannelKeys {
  nameOf(channel: number, segment: number): KeyName;
  /** Looks like any UUID, and is read only by who holds the server's key. */
  idOf(name: KeyName): string;
  /** Undefined of what is no id of ours. */
  readId(id: string): KeyName | undefined;
  keyOf(name: KeyName): Buffer;
  encrypt(segment: Buffer, name: KeyName, sequence: number): Buffer;
}

/** The day of which tracks of stations are encrypted, counted since 1970. */
export function dayOf(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / DAY_IN_MILLISECONDS);
}

/** The first and the last segment that a key of a channel encrypts. */
export function segmentsOf(rotation: number): readonly [first: number, last: number] {
  return [rotation * SEGMENTS_PER_KEY, (rotation + 1) * SEGMENTS_PER_KEY - 1];
}

/** The keys that sound is encrypted with: computed, never stored, and the same on all nodes. */
export function createChannelKeys(secrets: Pick<Secrets, "signBytes">): ChannelKeys {
  const keyOfIds = Buffer.from(secrets.signBytes("sound-key-id", "1")).subarray(0, 16);
  const keyOf = (name: KeyName) => {
    const { channel, track } = name;
    const label = track === undefined ? `${channel}:${name.rotation}` : `${channel}:${track}:${name.day}`;
    return Buffer.from(secrets.signBytes("sound-key", label)).subarray(0, 16);
  };
  return {
    nameOf: (channel, segment) => ({
      channel,
      track: undefined,
      rotation: Math.floor(segment / SEGMENTS_PER_KEY),
    }),
    keyOf,
    idOf: (name) => {
      // One block: what is left of it is zeros, by which a guess is told from an id.
      const block = Buffer.alloc(16);
      block.writeUInt32BE(name.channel, 0);
      block.writeUInt32BE(name.track === undefined ? name.rotation : name.day, 4);
      block.writeUInt32BE(name.track === undefined ? 0 : name.track + 1, 8);
      const cipher = createCipheriv("aes-128-ecb", keyOfIds, null).setAutoPadding(false);
      const hex = Buffer.concat([cipher.update(block), cipher.final()]).toString("hex");
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        "-",
      );
    },
    readId: (id) => {
      if (!KEY_ID.test(id)) return undefined;
      const decipher = createDecipheriv("aes-128-ecb", keyOfIds, null).setAutoPadding(false);
      const block = Buffer.concat([decipher.update(id.replaceAll("-", ""), "hex"), decipher.final()]);
      if (block.readUInt32BE(12) !== 0) return undefined;
      const channel = CHANNELS.find(({ number }) => number === block.readUInt32BE(0));
      if (channel === undefined) return undefined;
      const [period, track] = [block.readUInt32BE(4), block.readUInt32BE(8) - 1];
      if (track === -1) return { channel: channel.number, track: undefined, rotation: period };
      return track < libraryOf(channel).length ? { channel: channel.number, track, day: period } : undefined;
    },
    encrypt: (segment, name, sequence) => {
      const cipher = createCipheriv("aes-128-cbc", keyOf(name), vectorOf(sequence));
      return Buffer.concat([cipher.update(segment), cipher.final()]);
    },
  };
}

/** The number of a segment is its vector, as RFC 8216, section 5.2, says of playlists that name none. */
function vectorOf(sequence: number): Buffer {
  const vector = Buffer.alloc(16);
  vector.writeBigUInt64BE(BigInt(sequence), 8);
  return vector;
}
