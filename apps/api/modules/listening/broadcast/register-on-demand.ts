import type { Channel } from "@skywave/channels";
import { airingOf, libraryOf, SAMPLES_PER_SEGMENT, segmentAt, type Track } from "@skywave/sound";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { placeSegment } from "../sound/fragmented-mp4.ts";
import { findAiring } from "../sources/sources.ts";
import { dayOf, type KeyName } from "./channel-keys.ts";
import { SEGMENTS_KEPT } from "../sources/kept-sound.ts";
import { isManifest, isQuality, QUALITIES } from "../sound/qualities.ts";
import { type BroadcastDependencies, channelOf, manifestOf } from "./register-broadcast.ts";
import { FOR_A_SECOND, FOR_EVER, sendBusy, sendBytes, sendNotFound, sendPlaylist } from "./send-sound.ts";
import { writeMasterPlaylist, writePartPlaylist, writeTrackPlaylist } from "./write-playlist.ts";

const FOR_AN_HOUR = "public, max-age=3600";
const hidden = { schema: { hide: true } };

/** What is heard again, from its start, or in an order of its own. Like the broadcast it asks nobody who they are. */
export function registerOnDemand(app: FastifyInstance, dependencies: BroadcastDependencies): void {
  registerEpisodes(app, dependencies);
  registerReplays(app, dependencies);
  registerTracks(app, dependencies);
}

/** Episodes, and shows that are on: a list of those grows until they are over. */
function registerEpisodes(app: FastifyInstance, { clock, keys }: BroadcastDependencies): void {
  app.get<{ Params: { episode: string; manifest: string } }>(
    "/sound/episodes/:episode/:manifest",
    hidden,
    async (request, reply) => {
      const name = manifestOf(request.params.manifest);
      if (!isManifest(name) || findAiring(request.params.episode, clock.realNow()) === undefined)
        return sendNotFound(request, reply);
      return sendPlaylist(reply.header("cache-control", FOR_AN_HOUR), writeMasterPlaylist(name, "all"));
    },
  );
  app.get<{ Params: { episode: string; quality: string } }>(
    "/sound/episodes/:episode/:quality/all.m3u8",
    hidden,
    async (request, reply) => {
      const { episode, quality } = request.params;
      const now = clock.realNow();
      const found = findAiring(episode, now);
      if (found === undefined || !isQuality(quality)) return sendNotFound(request, reply);
      const { channel, airing } = found;
      const [segmentNow, end] = [now, airing.endsAt].map((at) => segmentAt(at.epochMilliseconds));
      const last = Math.min(segmentNow ?? 0, (end ?? 0) - 1);
      const isOver = Temporal.Instant.compare(airing.endsAt, now) <= 0;
      const playlist = writePartPlaylist(
        { channel: channel.number, quality },
        { first: segmentAt(airing.startsAt.epochMilliseconds), last, kind: isOver ? "VOD" : "EVENT" },
        keys,
      );
      return sendPlaylist(reply.header("cache-control", isOver ? FOR_AN_HOUR : FOR_A_SECOND), playlist);
    },
  );
}

/** A channel from the start of a track; what everybody has left behind falls out of the list as time goes by. */
function registerReplays(app: FastifyInstance, { clock, keys }: BroadcastDependencies): void {
  const startOf = (number: string, from: string) => {
    const channel = channelOf(number);
    const first = Number(/^\d{1,12}$/.exec(from)?.[0] ?? Number.NaN);
    const age = segmentAt(clock.realNow().epochMilliseconds) - first;
    if (channel === undefined || !(age >= 0)) return undefined;
    return airingOf(channel, first).firstSegment === first ? { channel, first } : undefined;
  };
  app.get<{ Params: { channel: string; first: string; manifest: string } }>(
    "/sound/channels/:channel/from/:first/:manifest",
    hidden,
    async (request, reply) => {
      const { channel, first, manifest } = request.params;
      const name = manifestOf(manifest);
      if (!isManifest(name) || startOf(channel, first) === undefined) return sendNotFound(request, reply);
      return sendPlaylist(reply.header("cache-control", FOR_AN_HOUR), writeMasterPlaylist(name, "live"));
    },
  );
  app.get<{ Params: { channel: string; first: string; quality: string } }>(
    "/sound/channels/:channel/from/:first/:quality/live.m3u8",
    hidden,
    async (request, reply) => {
      const { quality } = request.params;
      const start = startOf(request.params.channel, request.params.first);
      if (start === undefined || !isQuality(quality)) return sendNotFound(request, reply);
      const last = segmentAt(clock.realNow().epochMilliseconds);
      const first = Math.max(start.first, last - SEGMENTS_KEPT + 1);
      const playlist = writePartPlaylist({ channel: start.channel.number, quality }, { first, last }, keys);
      return sendPlaylist(reply.header("cache-control", FOR_A_SECOND), playlist);
    },
  );
}

interface TrackParams {
  day: string;
  track: string;
}

/** Tracks of stations, each encrypted anew for every day. */
function registerTracks(app: FastifyInstance, { clock, keys, store }: BroadcastDependencies): void {
  const find = ({ day, track: id }: TrackParams) => {
    const age = dayOf(clock.realNow()) - Number(/^\d{1,6}$/.exec(day)?.[0] ?? Number.NaN);
    // One that began before midnight is heard to its end.
    if (!(age === 0 || age === 1)) return undefined;
    const channel = channelOf(id.split("-")[0] ?? "");
    const track = channel && libraryOf(channel).find((each) => each.id === id);
    return channel && track && { channel, track, name: nameOfKey(channel, track, Number(day)) };
  };
  app.get<{ Params: TrackParams & { manifest: string } }>(
    "/sound/tracks/:day/:track/:manifest",
    hidden,
    async (request, reply) => {
      const name = manifestOf(request.params.manifest);
      if (!isManifest(name) || find(request.params) === undefined) return sendNotFound(request, reply);
      return sendPlaylist(reply.header("cache-control", FOR_EVER), writeMasterPlaylist(name, "all"));
    },
  );
  app.get<{ Params: TrackParams & { quality: string } }>(
    "/sound/tracks/:day/:track/:quality/all.m3u8",
    hidden,
    async (request, reply) => {
      const found = find(request.params);
      if (found === undefined || !isQuality(request.params.quality)) return sendNotFound(request, reply);
      const playlist = writeTrackPlaylist(found.name, found.track.segmentCount, keys);
      return sendPlaylist(reply.header("cache-control", FOR_EVER), playlist);
    },
  );
  app.get<{ Params: TrackParams & { quality: string; segment: string } }>(
    "/sound/tracks/:day/:track/:quality/:segment",
    hidden,
    async (request, reply) => sendTrackSegment(request, reply, { found: find(request.params), keys, store }),
  );
}

function nameOfKey({ number }: Channel, { index }: Track, day: number): KeyName {
  return { channel: number, track: index, day };
}

async function sendTrackSegment(
  request: FastifyRequest<{ Params: { quality: string; segment: string } }>,
  reply: FastifyReply,
  {
    found,
    keys,
    store,
  }: { found: { channel: Channel; track: Track; name: KeyName } | undefined } & Pick<
    BroadcastDependencies,
    "keys" | "store"
  >,
): Promise<FastifyReply> {
  const { quality } = request.params;
  const segment = Number(/^(\d{1,4})\.m4s$/.exec(request.params.segment)?.[1] ?? Number.NaN);
  if (found === undefined || !isQuality(quality) || !(segment < found.track.segmentCount))
    return sendNotFound(request, reply);
  const { channel, track, name } = found;
  const { bitrate } = QUALITIES[quality];
  const of = (which: number) => ({ channel: channel.number, track: track.index, segment: which, bitrate });
  const read = store.read(of(segment));
  store.prepareRun({ ...of(segment + 1), count: track.segmentCount - (segment + 1) });
  const sound = await read;
  if (sound === undefined) return sendBusy(request, reply);
  const placed = placeSegment(sound, { startsAt: segment * SAMPLES_PER_SEGMENT, sequence: segment });
  const encrypted = keys.encrypt(placed, name, segment);
  return sendBytes(request, reply.header("content-type", "application/octet-stream"), encrypted);
}
