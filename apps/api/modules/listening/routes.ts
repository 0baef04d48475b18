import { type Channel, CHANNELS } from "@skywave/channels";
import type { CallRequest, ChannelOnAir } from "@skywave/contract";
import { liveListUrl } from "@skywave/contract/listening/live-list-url";
import { airingsAround, segmentAt } from "@skywave/sound";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import { isKept } from "./sources/kept-sound.ts";
import { decideAccess, type Listener } from "./playback/decide-access.ts";
import type { FindKey } from "./playback/find-key.ts";
import { findChannel } from "./sources/lineups.ts";
import type { NameChannels } from "./sources/name-channels.ts";
import type { Listeners } from "./playback/listeners.ts";
import type { GrantOffline } from "./playback/grant-offline.ts";
import type { LookaroundEpisodes } from "./playback/lookaround-episodes.ts";
import type { ReplayChannel } from "./playback/replay-channel.ts";
import {
  readPlayDate,
  serializeAccess,
  serializeAiring,
  serializeTwoFrom,
  toPlayDate,
} from "./sources/serialize-airing.ts";
import type { TuneSource } from "./playback/tune-source.ts";
import type { Speakers } from "./speakers/speakers.ts";
import type { MoveInStation } from "./stations/move-in-station.ts";
import type { FollowStream } from "./streams/follow-stream.ts";
import type { StreamsRepository } from "./streams/streams-repository.ts";

export interface ListeningDependencies {
  tuneSource: TuneSource;
  replayChannel: ReplayChannel;
  moveInStation: MoveInStation;
  lookaroundEpisodes: LookaroundEpisodes;
  nameChannels: NameChannels;
  findKey: FindKey;
  grantOffline: GrantOffline;
  speakers: Speakers;
  followStream: FollowStream;
  listeners: Listeners;
  streams: Pick<StreamsRepository, "remove">;
  nameOfPlan(productId: string): string;
  mostStreams: number;
  clock: Clock;
}

/** Where people are in what they have begun is kept with what they keep. */
export type ListeningHandlers = Omit<DomainHandlers<"playback">, "getPlaybackState" | "updatePlaybackState">;

/** In the address of a key, wherever it stands. */
const KEY_ID_IN_URL = /[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/;
const NO_CHANNEL = refuse("NOT_FOUND", { notFoundResourceType: "channel" });

/** The calls of whoever listens. */
export function createListeningHandlers(dependencies: ListeningDependencies): ListeningHandlers {
  const { tuneSource, findKey, followStream, listeners, streams, nameOfPlan, mostStreams, clock } =
    dependencies;
  const { replayChannel, moveInStation, lookaroundEpisodes, nameChannels, grantOffline, speakers } =
    dependencies;
  const { name } = nameChannels;
  const segmentNow = () => segmentAt(clock.realNow().epochMilliseconds);
  const onAir = (channel: Channel, listener: Listener): Omit<ChannelOnAir, "name"> => {
    const access = decideAccess(channel, listener, clock.realNow());
    return {
      entityId: String(channel.number),
      type: "channel-linear",
      access: serializeAccess(access, channel, nameOfPlan),
      ...serializeTwoFrom(channel, segmentNow()),
      listUrl: liveListUrl(String(channel.number)),
    };
  };
  return {
    tuneSource: async ({ body }, { caller, cookies }) => name(await tuneSource(body, caller), cookies),
    replay: async ({ body }, { caller, cookies }) => name(await replayChannel(body, caller), cookies),
    skip: async ({ body }, { caller, cookies }) => name(await moveInStation("next", body, caller), cookies),
    previous: async ({ body }, { caller, cookies }) =>
      name(await moveInStation("previous", body, caller), cookies),
    lookaroundEpisodes: async ({ params, query }, { caller, cookies }) =>
      lookaroundEpisodes(params.entityId, query, { caller, names: await nameChannels.read(cookies) }),
    getDecryptionKey: ({ params }, { caller }) => findKey(params.keyId, caller),
    getDecryptionKeyByUrl: ({ body }, { caller }) => findKey(KEY_ID_IN_URL.exec(body.url)?.[0] ?? "", caller),
    grantOffline: async ({ body }, { caller, cookies }) => {
      const granted = await name(await grantOffline(body, caller.identityId), cookies);
      if (!granted.ok) return granted;
      const { ofEpisode } = await nameChannels.read(cookies);
      return done({ ...granted.data, ...ofEpisode(granted.data.entityId) });
    },
    listSpeakers: async (_request, { caller }) => done({ speakers: await speakers.list(caller) }),
    directSpeaker: ({ params, body }, { caller }) => speakers.direct(params.smartDeviceId, body, caller),
    readSpeakerOrder: ({ query }, { caller }) => speakers.readOrder(query, caller),
    peekChannel: async ({ params, query }, { caller }) => {
      const channel = findChannel(params.entityId);
      if (channel === undefined) return NO_CHANNEL;
      const { kind } = await listeners.accessTo(channel, caller);
      const airings = airingsOf(channel, segmentNow(), { after: query.size - 1 });
      return done({ entityId: params.entityId, entitled: kind === "full", size: airings.length, airings });
    },
    liveUpdate: async ({ query }, { caller, cookies }) => {
      const channels = CHANNELS.filter(
        ({ number }) => query.entityId === undefined || String(number) === query.entityId,
      );
      if (channels.length === 0) return NO_CHANNEL;
      const listener = await listeners.find(caller);
      const at = toPlayDate(clock.realNow().epochMilliseconds);
      const { ofChannel } = await nameChannels.read(cookies);
      return done({
        at,
        channels: channels.map((channel) => ({ ...onAir(channel, listener), name: ofChannel(channel) })),
      });
    },
    lookaround: async ({ params, query }, { caller, cookies }) => {
      const channel = findChannel(params.entityId);
      if (channel === undefined) return NO_CHANNEL;
      const at = query.at === undefined ? clock.realNow().epochMilliseconds : readPlayDate(query.at);
      if (!isKept(channel, segmentAt(at), clock.realNow()))
        return refuse("NOT_FOUND", { notFoundResourceType: "airing" });
      const access = serializeAccess(await listeners.accessTo(channel, caller), channel, nameOfPlan);
      const airings = airingsOf(channel, segmentAt(at), query);
      const { ofChannel } = await nameChannels.read(cookies);
      return done({
        entityId: params.entityId,
        name: ofChannel(channel),
        access,
        at: toPlayDate(at),
        airings,
      });
    },
    streamsStatus: async ({ body }, { caller }) => {
      if (!body.isPlaying) await streams.remove(caller.deviceId);
      const { state, streamsInUse } = await followStream(caller);
      return done({ state: state === "none" ? "stopped" : state, streamsInUse, mostStreams });
    },
  };
}

function airingsOf(
  channel: Channel,
  segment: number,
  { before = 0, after = 0 }: Partial<CallRequest<"playback", "lookaround">["query"]>,
) {
  return airingsAround(channel, segment, { before, after }).map(serializeAiring);
}
