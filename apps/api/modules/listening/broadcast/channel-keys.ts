import { createCipheriv, createDecipheriv } from "node:crypto";
import { CHANNELS } from "@skywave/channels";
import { SEGMENT_IN_SECONDS } from "@skywave/sound";
import type { Secrets } from "#platform/security/secrets.ts";

/** How long one key encrypts a channel: whoever loses the right to hear it hears it no longer than that. */
const ROTATION_IN_SECONDS = 120;
const SEGMENTS_PER_KEY = ROTATION_IN_SECONDS / SEGMENT_IN_SECONDS;
/** Behind what is on the air, players may still ask for what they have paused in. */
const PAST_KEYS = 8;
/** A key is known a little before its time, so that nothing stops when it comes. */
const COMING_KEYS = 1;
const KEY_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names a key: a channel and the minutes that it encrypts. */
export interface KeyName {
  channel: number;
  rotation: number;
}

export interface ChannelKeys {
  nameOf(channel: number, segment: number): KeyName;
  /** Looks like any UUID, and is read only by who holds the server's key. */
  idOf(name: KeyName): string;
  /** Undefined of what is no id of ours, or not of these minutes. */
  readId(id: string, segmentNow: number): KeyName | undefined;
  keyOf(name: KeyName): Buffer;
  encrypt(segment: Buffer, channel: number, sequence: number): Buffer;
}

/** The keys that channels are encrypted with: computed, never stored, and the same on all nodes. */
export function createChannelKeys(secrets: Pick<Secrets, "signBytes">): ChannelKeys {
  const keyOfIds = Buffer.from(secrets.signBytes("sound-key-id", "1")).subarray(0, 16);
  const nameOf = (channel: number, segment: number) => ({
    channel,
    rotation: Math.floor(segment / SEGMENTS_PER_KEY),
  });
  const keyOf = ({ channel, rotation }: KeyName) =>
    Buffer.from(secrets.signBytes("sound-key", `${channel}:${rotation}`)).subarray(0, 16);
  return {
    nameOf,
    keyOf,
    idOf: ({ channel, rotation }) => {
      // One block: what is left of it is zeros, by which a guess is told from an id.
      const block = Buffer.alloc(16);
      block.writeUInt32BE(channel, 0);
      block.writeUInt32BE(rotation, 4);
      const cipher = createCipheriv("aes-128-ecb", keyOfIds, null).setAutoPadding(false);
      const hex = Buffer.concat([cipher.update(block), cipher.final()]).toString("hex");
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        "-",
      );
    },
    readId: (id, segmentNow) => {
      if (!KEY_ID.test(id)) return undefined;
      const decipher = createDecipheriv("aes-128-ecb", keyOfIds, null).setAutoPadding(false);
      const block = Buffer.concat([decipher.update(id.replaceAll("-", ""), "hex"), decipher.final()]);
      if (block.readBigUInt64BE(8) !== 0n) return undefined;
      const name = { channel: block.readUInt32BE(0), rotation: block.readUInt32BE(4) };
      const { rotation } = nameOf(name.channel, segmentNow);
      const isOfNow = name.rotation >= rotation - PAST_KEYS && name.rotation <= rotation + COMING_KEYS;
      return isOfNow && CHANNELS.some(({ number }) => number === name.channel) ? name : undefined;
    },
    encrypt: (segment, channel, sequence) => {
      const cipher = createCipheriv("aes-128-cbc", keyOf(nameOf(channel, sequence)), vectorOf(sequence));
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
