import type { CallRequest } from "@skywave/contract";
import { ENCRYPTED_SOURCE_TYPES } from "@skywave/contract";
import { SEGMENT_IN_SECONDS, segmentAt } from "@skywave/sound";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { PrepareSound } from "../sound/prepare-sound.ts";
import { openStation, serializePlace } from "../stations/open-station.ts";
import type { StationsRepository } from "../stations/stations-repository.ts";
import type { StartStream } from "../streams/start-stream.ts";
import type { Tuned } from "../sources/name-channels.ts";
import { serializeTwoFrom, toPlayDate } from "../sources/serialize-airing.ts";
import { serializeEpisode } from "../sources/serialize-episode.ts";
import { findSource, type Source } from "../sources/sources.ts";

export type TuneSource = (
  body: CallRequest<"playback", "tuneSource">["body"],
  caller: SessionCaller,
) => Promise<Outcome<Tuned>>;

/** Behind the newest one, where a player begins: it keeps a few in hand. */
const BEGINS_BEHIND_IN_SECONDS = 2 * SEGMENT_IN_SECONDS;

/** Starts to play something on a device, in the place of what it played before. */
export function createTuneSource(dependencies: {
  startStream: StartStream;
  stations: Pick<StationsRepository, "open">;
  prepare: PrepareSound;
  clock: Clock;
}): TuneSource {
  const { startStream, stations, prepare, clock } = dependencies;

  const play = async (source: Source, manifest: string, caller: SessionCaller) => {
    const now = clock.realNow();
    const { channel } = source;
    switch (source.kind) {
      case "channel": {
        const onAir = segmentAt(now.epochMilliseconds);
        prepare(channel, segmentAt(now.subtract({ seconds: BEGINS_BEHIND_IN_SECONDS }).epochMilliseconds));
        const manifestUrl = `/sound/channels/${channel.number}/${manifest}.m3u8`;
        return { manifestUrl, ...serializeTwoFrom(channel, onAir) };
      }
      case "episode": {
        const first = segmentAt(source.airing.startsAt.epochMilliseconds);
        prepare(channel, first);
        const manifestUrl = `/sound/episodes/${source.id}/${manifest}.m3u8`;
        return { manifestUrl, ...serializeTwoFrom(channel, first), episode: serializeEpisode(source.airing) };
      }
      case "station": {
        const { station } = source;
        return serializePlace(station, await openStation(stations, station, { caller, now }), now);
      }
    }
  };

  return async ({ id, type, manifestVariant }, caller) => {
    const now = clock.realNow();
    const source = findSource(type, id, now);
    if (source === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "source" });
    const access = await startStream(source, caller);
    if (!access.ok) return access;
    return done({
      entityId: id,
      type,
      isEncrypted: ENCRYPTED_SOURCE_TYPES.has(type),
      channelNumber: source.channel.number,
      access: access.data,
      tunedAt: toPlayDate(now.epochMilliseconds),
      ...(await play(source, manifestVariant.toLowerCase(), caller)),
    });
  };
}
