import { type Channel, CHANNELS } from "@skywave/channels";
import { STATIONS } from "@skywave/channels/stations";
import type { CallAnswer } from "@skywave/contract";
import { segmentAt, stationTrack } from "@skywave/sound";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { type ChannelKeys, dayOf, type KeyName, segmentsOf } from "../broadcast/channel-keys.ts";
import { admitTo } from "./check-access.ts";
import type { CountKey } from "./count-key.ts";
import { decideAccess, isNotBegun } from "./decide-access.ts";
import { listenerBy } from "./listeners.ts";
import { isKept } from "../sources/kept-sound.ts";
import type { StationsRepository } from "../stations/stations-repository.ts";
import type { FollowStream } from "../streams/follow-stream.ts";
import type { StandingRepository } from "../streams/standing-repository.ts";
import type { StreamsRepository } from "../streams/streams-repository.ts";

export type FindKey = (
  keyId: string,
  caller: SessionCaller,
) => Promise<Outcome<CallAnswer<"playback", "getDecryptionKey">>>;

/** A key is known a little before its time, so that nothing stops when it comes. */
const COMING_SEGMENTS = 30;
/** A track may have begun before midnight. */
const DAYS_OF_A_TRACK = 1;

/** Gives out a key to whoever plays on a stream that may go on, and may hear what it opens just now. */
export function createFindKey(dependencies: {
  keys: ChannelKeys;
  followStream: FollowStream;
  standings: StandingRepository;
  nameOfPlan(productId: string): string;
  streams: Pick<StreamsRepository, "find">;
  stations: Pick<StationsRepository, "find">;
  countKey: CountKey;
  clock: Clock;
}): FindKey {
  const { keys, followStream, standings, nameOfPlan, streams, stations, countKey, clock } = dependencies;

  /** The channel that decides who may hear what a key opens; undefined where nobody may any more. */
  const channelOf = async (name: KeyName, { deviceId }: SessionCaller): Promise<Channel | undefined> => {
    const now = clock.realNow();
    const channel = CHANNELS.find(({ number }) => number === name.channel);
    if (channel === undefined) return undefined;
    if (name.track === undefined) return isHeard(channel, name.rotation, now) ? channel : undefined;
    const age = dayOf(now) - name.day;
    if (age < 0 || age > DAYS_OF_A_TRACK) return undefined;
    // Of a station only what is at the place where the device is: what comes after it has to be gone on to.
    const stream = await streams.find(deviceId);
    const station = STATIONS.find(({ id, type }) => id === stream?.sourceId && type === stream.sourceType);
    const row = station && (await stations.find({ deviceId, stationId: station.id }));
    if (row === undefined || station === undefined) return undefined;
    const track = stationTrack(station, row.seed, row.place);
    if (track.channel !== name.channel || track.index !== name.track) return undefined;
    return CHANNELS.find(({ number }) => number === station.channelNumber);
  };

  return async (keyId, caller) => {
    const name = keys.readId(keyId);
    const channel = name && (await channelOf(name, caller));
    if (name === undefined || channel === undefined)
      return refuse("playbackServicesTeam.playbackService.key-not-found");
    const now = clock.realNow();
    const standing = await standings.find(caller, now);
    const access = admitTo(channel, decideAccess(channel, listenerBy(standing), now), nameOfPlan);
    if (!access.ok) return access;
    const { state } = await followStream(caller, standing);
    if (state !== "playing") return refuse("STREAM_ENDED");
    // Nobody has begun to listen without a plan here: theirs is over, and playing on is no preview.
    if (isNotBegun(access.data))
      return refuse("CHANNEL_LOCKED", { details: { planName: access.data.unlockedBy?.name ?? "" } });
    const limited = await countKey(keys.idOf(name), caller.deviceId);
    if (limited !== undefined) return limited;
    return done({ keyId, key: keys.keyOf(name).toString("base64") });
  };
}

function isHeard(channel: Channel, rotation: number, now: Temporal.Instant): boolean {
  const [first, last] = segmentsOf(rotation);
  const ahead = first - segmentAt(now.epochMilliseconds);
  return ahead > 0 ? ahead <= COMING_SEGMENTS : isKept(channel, first, now) || isKept(channel, last, now);
}
