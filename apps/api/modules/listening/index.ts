import { type Channel, CHANNELS } from "@skywave/channels";
import type { ListeningAccess } from "@skywave/contract";
import { airingOf } from "@skywave/sound";
import type { FastifyInstance } from "fastify";
import { CATALOGUE } from "#modules/offers/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createChannelKeys } from "./broadcast/channel-keys.ts";
import { QUALITIES } from "./broadcast/qualities.ts";
import { registerBroadcast } from "./broadcast/register-broadcast.ts";
import { decideAccess } from "./playback/decide-access.ts";
import { createFindKey } from "./playback/find-key.ts";
import { findChannel } from "./playback/lineups.ts";
import { createListeners } from "./playback/listeners.ts";
import { serializeAccess } from "./playback/serialize-airing.ts";
import { createTuneSource } from "./playback/tune-source.ts";
import { createListeningHandlers, type ListeningHandlers } from "./routes.ts";
import { createSegmentStore, type SegmentStore } from "./sound/segment-store.ts";
import { createFollowStream } from "./streams/follow-stream.ts";
import { createStreamsRepository } from "./streams/streams-repository.ts";

/** Kept so long, so that whoever was stopped hears why when they come back in the evening. */
const KEPT_FOR = { hours: 48 } as const;
/** Behind the newest one, where a player begins: it keeps a few in hand. */
const BEGINS_BEHIND = 2;

/** What there is to hear, and who may hear it. */
export interface Listening extends Module {
  handlers: ListeningHandlers;
  /** Whether somebody may hear a channel, by its number; nobody hears one that is not on the dial. */
  accessOf(caller: SessionCaller): Promise<(channelNumber: number) => ListeningAccess>;
  /** Puts playlists and sound on the air. */
  openBroadcast(app: FastifyInstance): void;
}

export interface ListeningNeeds {
  subscriptions: Pick<Subscriptions, "list">;
}

export function createListening(platform: Platform, { subscriptions }: ListeningNeeds): Listening {
  const { clock, config, database, secrets } = platform;
  const streams = createStreamsRepository(database);
  const keys = createChannelKeys(secrets);
  const store = createSegmentStore(platform);
  const listeners = createListeners({ subscriptions, streams, clock });
  const mostStreams = config.mostStreamsPerAccount;
  const followStream = createFollowStream({ streams, mostStreams, clock });
  const shared = { listeners, streams, nameOfPlan, mostStreams, followStream, clock };
  return {
    handlers: createListeningHandlers({
      ...shared,
      tuneSource: createTuneSource({
        ...shared,
        prepare: (channel, segment) => prepare(store, channel, segment),
      }),
      findKey: createFindKey({ ...shared, keys }),
    }),
    accessOf: async (caller) => {
      const listener = await listeners.find(caller);
      return (number) => {
        const channel = findChannel(String(number));
        if (channel === undefined) return { kind: "locked" };
        return serializeAccess(decideAccess(channel, listener, clock.realNow()), channel, nameOfPlan);
      };
    },
    openBroadcast: (app) => {
      app.addHook("onClose", store.close);
      registerBroadcast(app, { clock, keys, store });
    },
    wipe: (identityId) => streams.removeAllOf(identityId),
    removeExpired: () => streams.removeOlder(clock.realNow().subtract(KEPT_FOR)),
  };
}

/** As the catalogue calls the product. */
function nameOfPlan(productId: string): string {
  const named = CATALOGUE.flatMap(({ products }) => products).find(({ id }) => id === productId);
  return named?.name ?? productId;
}

function prepare(store: SegmentStore, number: Channel["number"], segment: number): void {
  const channel = CHANNELS.find((each) => each.number === number);
  if (channel === undefined) return;
  const { track, firstSegment } = airingOf(channel, segment - BEGINS_BEHIND);
  store.prepare({
    channel: number,
    track: track.index,
    segment: segment - BEGINS_BEHIND - firstSegment,
    bitrate: QUALITIES.standard.bitrate,
  });
}
