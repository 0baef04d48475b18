import { type CallRequest, ENCRYPTED_SOURCE_TYPES } from "@skywave/contract";
import { stationTrack } from "@skywave/sound";
import type { Station } from "@skywave/channels/stations";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { CheckAccess } from "../playback/check-access.ts";
import type { Tuned } from "../sources/name-channels.ts";
import { toPlayDate } from "../sources/serialize-airing.ts";
import { findSource } from "../sources/sources.ts";
import type { FollowStream } from "../streams/follow-stream.ts";
import type { StreamsRepository } from "../streams/streams-repository.ts";
import { decideSkip } from "./decide-skip.ts";
import { lengthOf, serializePlace } from "./open-station.ts";
import type { StationRow, StationsRepository } from "./stations-repository.ts";

type Direction = "next" | "previous";

export type MoveInStation = (
  direction: Direction,
  body: CallRequest<"playback", "skip">["body"],
  caller: SessionCaller,
) => Promise<Outcome<Tuned>>;

interface Move {
  direction: Direction;
  from: number;
  station: Station;
  caller: SessionCaller;
}

/** Goes on or back in the station that a device plays; whoever has moved already is told where to, and moves no more. */
export function createMoveInStation(dependencies: {
  database: Database;
  stations: StationsRepository;
  streams: Pick<StreamsRepository, "find">;
  followStream: FollowStream;
  checkAccess: CheckAccess;
  clock: Clock;
}): MoveInStation {
  const { database, stations, streams, followStream, checkAccess, clock } = dependencies;

  const move = ({ direction, from, station, caller }: Move): Promise<Outcome<StationRow>> =>
    database.inTransaction(async () => {
      const now = clock.realNow();
      const key = { deviceId: caller.deviceId, stationId: station.id };
      const row = await stations.lock(key);
      if (row === undefined) return refuse("STREAM_ENDED");
      if (row.place !== from) return done(row);
      if (direction === "next" && !isHeard(station, row, now)) {
        const listener = caller.identityId ?? caller.deviceId;
        const skipped = await stations.lockSkips(listener, station.id, now);
        const decision = decideSkip(skipped, now.epochMilliseconds);
        if (!decision.isAllowed) return refuseUntil(decision.againAt, now);
        await stations.putSkips(listener, station.id, decision.skippedAt);
      }
      const place = direction === "next" ? from + 1 : Math.max(0, from - 1);
      const moved = { ...row, place, itemStartedAt: now };
      await stations.move(key, moved);
      return done(moved);
    });

  return async (direction, { id, type, place: from }, caller) => {
    const now = clock.realNow();
    const source = findSource(type, id, now);
    if (source?.kind !== "station") return refuse("NOT_FOUND", { notFoundResourceType: "source" });
    const { channel, station } = source;
    const access = await checkAccess(channel, caller);
    if (!access.ok) return access;
    const { state } = await followStream(caller);
    const stream = await streams.find(caller.deviceId);
    const isPlayed = stream?.sourceType === type && stream.sourceId === id;
    if (state !== "playing" || !isPlayed) return refuse("STREAM_ENDED");
    const moved = await move({ direction, from, station, caller });
    if (!moved.ok) return moved;
    return done({
      entityId: id,
      type,
      isEncrypted: ENCRYPTED_SOURCE_TYPES.has(type),
      channelNumber: channel.number,
      access: access.data,
      tunedAt: toPlayDate(now.epochMilliseconds),
      ...serializePlace(station, moved.data, now),
    });
  };
}

/** So much time has passed that it may have been heard to its end: to go on from there is no skip. */
function isHeard(
  station: Station,
  { seed, place, itemStartedAt }: StationRow,
  now: Temporal.Instant,
): boolean {
  const played = now.epochMilliseconds - itemStartedAt.epochMilliseconds;
  return played >= lengthOf(stationTrack(station, seed, place));
}

function refuseUntil(againAt: number, now: Temporal.Instant) {
  return refuse("SKIP_LIMIT_REACHED", {
    retryAfterInSeconds: Math.ceil((againAt - now.epochMilliseconds) / 1_000),
    details: { skipsAgainAt: toPlayDate(againAt) },
  });
}
