import { type Channel, CHANNELS } from "@skywave/channels";
import { airingOf, SAMPLES_PER_SEGMENT, segmentAt } from "@skywave/sound";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "#platform/clock.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import { makeInitSegment, placeSegment } from "../sound/fragmented-mp4.ts";
import type { SegmentStore } from "../sound/segment-store.ts";
import type { ChannelKeys } from "./channel-keys.ts";
import { isManifest, isQuality, type Quality, QUALITIES } from "./qualities.ts";
import { readRange } from "./read-range.ts";
import { writeLivePlaylist, writeMasterPlaylist } from "./write-playlist.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/** As long as it says the same. */
const FOR_A_SECOND = "public, max-age=1";
/** A quarter of an hour back players may still ask for; nothing is made of what nobody can hear. */
const SEGMENTS_KEPT = 225;
/** Where the time of segments starts, so that a player counts few digits: the first of January 2020. */
const FIRST_SEGMENT = segmentAt(Date.UTC(2020, 0, 1));

export interface BroadcastDependencies {
  clock: Clock;
  keys: ChannelKeys;
  store: SegmentStore;
}

/** Playlists and segments, which ask nobody who they are: the sound is encrypted, and its keys are what is given out. */
export function registerBroadcast(app: FastifyInstance, { clock, keys, store }: BroadcastDependencies): void {
  const segmentNow = () => segmentAt(clock.realNow().epochMilliseconds);
  const init = makeInitSegment();
  const hidden = { schema: { hide: true } };

  app.get("/sound/init.mp4", hidden, async (request, reply) =>
    sendBytes(request, reply.header("content-type", "audio/mp4"), init),
  );
  app.get<{ Params: { channel: string; manifest: string } }>(
    "/sound/channels/:channel/:manifest",
    hidden,
    async (request, reply) => {
      const [, name = ""] = /^(\w+)\.m3u8$/.exec(request.params.manifest) ?? [];
      if (channelOf(request.params.channel) === undefined || !isManifest(name))
        return answerRefusal(request, reply, refuse("NOT_FOUND"));
      return sendPlaylist(reply.header("cache-control", FOR_EVER), writeMasterPlaylist(name));
    },
  );
  app.get<{ Params: { channel: string; quality: string } }>(
    "/sound/channels/:channel/:quality/live.m3u8",
    hidden,
    async (request, reply) => {
      const channel = channelOf(request.params.channel);
      if (channel === undefined || !isQuality(request.params.quality))
        return answerRefusal(request, reply, refuse("NOT_FOUND"));
      const playlist = writeLivePlaylist(channel.number, segmentNow(), keys);
      return sendPlaylist(reply.header("cache-control", FOR_A_SECOND), playlist);
    },
  );
  app.get<{ Params: { channel: string; quality: string; segment: string } }>(
    "/sound/channels/:channel/:quality/:segment",
    hidden,
    async (request, reply) => {
      const { channel: number, quality, segment } = request.params;
      const channel = channelOf(number);
      const sequence = Number(/^(\d{1,12})\.m4s$/.exec(segment)?.[1] ?? Number.NaN);
      const age = segmentNow() - sequence;
      if (channel === undefined || !isQuality(quality) || !(age >= 0 && age <= SEGMENTS_KEPT))
        return answerRefusal(request, reply, refuse("NOT_FOUND"));
      const sound = await readSegment(store, { channel, quality, sequence });
      if (sound === undefined)
        return answerRefusal(
          request,
          reply.header("retry-after", 2),
          refuse("SERVICE_UNAVAILABLE", { cause: new Error("too much sound waits to be made") }),
        );
      const placed = placeSegment(sound, {
        startsAt: (sequence - FIRST_SEGMENT) * SAMPLES_PER_SEGMENT,
        sequence: sequence - FIRST_SEGMENT,
      });
      const encrypted = keys.encrypt(placed, channel.number, sequence);
      return sendBytes(request, reply.header("content-type", "application/octet-stream"), encrypted);
    },
  );
}

/** One segment of the broadcast; what comes after it is made meanwhile. */
async function readSegment(
  store: SegmentStore,
  { channel, quality, sequence }: { channel: Channel; quality: Quality; sequence: number },
): Promise<Buffer | undefined> {
  const nameOf = (segment: number) => {
    const { track, firstSegment } = airingOf(channel, segment);
    const { bitrate } = QUALITIES[quality];
    return { channel: channel.number, track: track.index, segment: segment - firstSegment, bitrate };
  };
  const read = store.read(nameOf(sequence));
  store.prepare(nameOf(sequence + 1));
  return read;
}

function channelOf(number: string): Channel | undefined {
  return CHANNELS.find((channel) => String(channel.number) === number);
}

function sendPlaylist(reply: FastifyReply, playlist: string): FastifyReply {
  return reply.header("content-type", "application/vnd.apple.mpegurl").send(playlist);
}

/** All of it or a part, as RFC 9110, section 14, says. */
function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  void reply.header("cache-control", FOR_EVER).header("accept-ranges", "bytes");
  const range = readRange(request.headers.range, bytes.length);
  if (range === "all") return reply.send(bytes);
  if (range === "none")
    return reply
      .code(416)
      .header("cache-control", "no-store")
      .header("content-range", `bytes */${bytes.length}`)
      .send();
  return reply
    .code(206)
    .header("content-range", `bytes ${range.first}-${range.last}/${bytes.length}`)
    .send(bytes.subarray(range.first, range.last + 1));
}
