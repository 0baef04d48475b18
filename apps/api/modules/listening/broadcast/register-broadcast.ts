import { type Channel, CHANNELS } from "@skywave/channels";
import { SAMPLES_PER_SEGMENT, segmentAt } from "@skywave/sound";
import type { FastifyInstance } from "fastify";
import type { Clock } from "#platform/clock.ts";
import { makeInitSegment, placeSegment } from "../sound/fragmented-mp4.ts";
import { nameOf, restOf } from "../sound/prepare-sound.ts";
import type { SegmentStore } from "../sound/segment-store.ts";
import type { ChannelKeys } from "./channel-keys.ts";
import { isKept } from "../sources/kept-sound.ts";
import { isManifest, isQuality, type Quality } from "../sound/qualities.ts";
import { FOR_A_SECOND, FOR_EVER, sendBusy, sendBytes, sendNotFound, sendPlaylist } from "./send-sound.ts";
import { writeLivePlaylist, writeMasterPlaylist } from "./write-playlist.ts";

/** Where the time of segments starts, so that a player counts few digits: the first of January 2020. */
const FIRST_SEGMENT = segmentAt(Date.UTC(2020, 0, 1));

export interface BroadcastDependencies {
  clock: Clock;
  keys: ChannelKeys;
  store: SegmentStore;
}

/** Playlists and segments, which ask nobody who they are: the sound is encrypted, and its keys are what is given out. */
export function registerBroadcast(app: FastifyInstance, { clock, keys, store }: BroadcastDependencies): void {
  const init = makeInitSegment();
  const hidden = { schema: { hide: true } };

  app.get("/sound/init.mp4", hidden, async (request, reply) =>
    sendBytes(request, reply.header("content-type", "audio/mp4"), init),
  );
  app.get<{ Params: { channel: string; manifest: string } }>(
    "/sound/channels/:channel/:manifest",
    hidden,
    async (request, reply) => {
      const name = manifestOf(request.params.manifest);
      if (channelOf(request.params.channel) === undefined || !isManifest(name))
        return sendNotFound(request, reply);
      return sendPlaylist(reply.header("cache-control", FOR_EVER), writeMasterPlaylist(name, "live"));
    },
  );
  app.get<{ Params: { channel: string; quality: string } }>(
    "/sound/channels/:channel/:quality/live.m3u8",
    hidden,
    async (request, reply) => {
      const channel = channelOf(request.params.channel);
      if (channel === undefined || !isQuality(request.params.quality)) return sendNotFound(request, reply);
      const playlist = writeLivePlaylist(channel.number, segmentAt(clock.realNow().epochMilliseconds), keys);
      return sendPlaylist(reply.header("cache-control", FOR_A_SECOND), playlist);
    },
  );
  app.get<{ Params: { channel: string; quality: string; segment: string } }>(
    "/sound/channels/:channel/:quality/:segment",
    hidden,
    async (request, reply) => {
      const { quality } = request.params;
      const channel = channelOf(request.params.channel);
      const sequence = Number(/^(\d{1,12})\.m4s$/.exec(request.params.segment)?.[1] ?? Number.NaN);
      if (channel === undefined || !isQuality(quality) || Number.isNaN(sequence))
        return sendNotFound(request, reply);
      if (!isKept(channel, sequence, clock.realNow())) return sendNotFound(request, reply);
      const sound = await readSegment(store, { channel, quality, sequence });
      if (sound === undefined) return sendBusy(request, reply);
      const placed = placeSegment(sound, {
        startsAt: (sequence - FIRST_SEGMENT) * SAMPLES_PER_SEGMENT,
        sequence: sequence - FIRST_SEGMENT,
      });
      const encrypted = keys.encrypt(placed, keys.nameOf(channel.number, sequence), sequence);
      return sendBytes(request, reply.header("content-type", "application/octet-stream"), encrypted);
    },
  );
}

/** The name of a master playlist, such as `web` of `web.m3u8`; empty of anything else. */
export function manifestOf(file: string): string {
  return /^(\w+)\.m3u8$/.exec(file)?.[1] ?? "";
}

export function channelOf(number: string): Channel | undefined {
  return CHANNELS.find((channel) => String(channel.number) === number);
}

/** One segment of the broadcast; what comes after it is made meanwhile. */
async function readSegment(
  store: SegmentStore,
  { channel, quality, sequence }: { channel: Channel; quality: Quality; sequence: number },
): Promise<Buffer | undefined> {
  const read = store.read(nameOf(channel, sequence, quality));
  store.prepareRun(restOf(channel, sequence + 1, quality));
  return read;
}
