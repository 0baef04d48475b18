import { createHash } from "node:crypto";
import type { Station } from "@skywave/channels/stations";
import type { TunedSource } from "@skywave/contract";
import { SEGMENT_IN_SECONDS, stationTrack, type Track } from "@skywave/sound";
import type { SessionCaller } from "#platform/http/caller.ts";
import { dayOf } from "../broadcast/channel-keys.ts";
import { toPlayDate } from "../sources/serialize-airing.ts";
import type { StationRow, StationsRepository } from "./stations-repository.ts";

/** Where a device is in a station: at the first item of an order of its own, or where it was in the last two days. */
export async function openStation(
  stations: Pick<StationsRepository, "open">,
  station: Station,
  { caller, now }: { caller: SessionCaller; now: Temporal.Instant },
): Promise<StationRow> {
  const { deviceId, identityId } = caller;
  const seed = createHash("sha256").update(`${deviceId} ${station.id} ${now.toString()}`).digest();
  return stations.open({
    deviceId,
    stationId: station.id,
    identityId,
    // As much as a signed number of the database holds.
    seed: seed.readUInt32BE(0) >>> 1,
    place: 0,
    itemStartedAt: now,
    usedAt: now,
  });
}

/** What plays at the place of a row, as whoever tunes hears of it. */
export function serializePlace(
  station: Station,
  { seed, place, itemStartedAt }: StationRow,
  now: Temporal.Instant,
): Pick<TunedSource, "manifestUrl" | "nowPlaying" | "next" | "place"> {
  const [track, following] = [stationTrack(station, seed, place), stationTrack(station, seed, place + 1)];
  const startsAt = itemStartedAt.epochMilliseconds;
  const endsAt = startsAt + lengthOf(track);
  return {
    manifestUrl: `/sound/tracks/${dayOf(now)}/${track.id}/full.m3u8`,
    nowPlaying: serializeItem(track, startsAt),
    next: serializeItem(following, endsAt),
    place,
  };
}

/** In milliseconds. */
export function lengthOf({ segmentCount }: Track): number {
  return segmentCount * SEGMENT_IN_SECONDS * 1_000;
}

function serializeItem(track: Track, startsAt: number): TunedSource["nowPlaying"] {
  const { id, title, artist } = track;
  return {
    id,
    title,
    artist,
    startsAt: toPlayDate(startsAt),
    endsAt: toPlayDate(startsAt + lengthOf(track)),
  };
}
