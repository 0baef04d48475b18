import type { ListeningAccess } from "@skywave/contract";
import type { FastifyInstance } from "fastify";
import { CATALOGUE } from "#modules/offers/index.ts";
import type { Catalogue } from "#modules/catalogue/index.ts";
import type { Devices } from "#modules/devices/index.ts";
import type { Linking } from "#modules/linking/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createChannelKeys } from "./broadcast/channel-keys.ts";
import { registerBroadcast } from "./broadcast/register-broadcast.ts";
import { registerOnDemand } from "./broadcast/register-on-demand.ts";
import { createCheckAccess } from "./playback/check-access.ts";
import { createCountKey } from "./playback/count-key.ts";
import { decideAccess } from "./playback/decide-access.ts";
import { createFindKey } from "./playback/find-key.ts";
import { findChannel } from "./sources/lineups.ts";
import { createNameChannels } from "./sources/name-channels.ts";
import { createGrantOffline } from "./playback/grant-offline.ts";
import { createListeners } from "./playback/listeners.ts";
import { createLookaroundEpisodes } from "./playback/lookaround-episodes.ts";
import { createReplayChannel } from "./playback/replay-channel.ts";
import { serializeAccess } from "./sources/serialize-airing.ts";
import { createTuneSource } from "./playback/tune-source.ts";
import { createListeningHandlers, type ListeningHandlers } from "./routes.ts";
import { createPrepareSound } from "./sound/prepare-sound.ts";
import { createSegmentStore } from "./sound/segment-store.ts";
import { createSoundLibrary, type SoundLibrary } from "./sound/sound-library.ts";
import { createSpeakers } from "./speakers/speakers.ts";
import { createSpeakersRepository } from "./speakers/speakers-repository.ts";
import { createMoveInStation } from "./stations/move-in-station.ts";
import { createStationsRepository } from "./stations/stations-repository.ts";
import { createFollowStream } from "./streams/follow-stream.ts";
import { createStartStream } from "./streams/start-stream.ts";
import { createStandingRepository } from "./streams/standing-repository.ts";
import { createStreamsRepository } from "./streams/streams-repository.ts";

export type { SoundLibrary } from "./sound/sound-library.ts";

/** Kept so long, so that whoever was stopped hears why when they come back in the evening. */
const KEPT_FOR = { hours: 48 } as const;

/** What there is to hear, and who may hear it. */
export interface Listening extends Module {
  handlers: ListeningHandlers;
  /** Whether somebody may hear a channel, by its number; nobody hears one that is not on the dial. */
  accessOf(caller: SessionCaller): Promise<(channelNumber: number) => ListeningAccess>;
  /** Puts playlists and sound on the air. */
  openBroadcast(app: FastifyInstance): void;
  /** What makes sound before anybody asks for it. */
  soundLibrary: SoundLibrary;
}

export interface ListeningNeeds {
  devices: Pick<Devices, "volumes">;
  linking: Pick<Linking, "listDevices" | "findLinkedDevice">;
  subscriptions: Pick<Subscriptions, "list" | "plansOf">;
  catalogue(): Pick<Catalogue, "playedNames">;
}

export function createListening(platform: Platform, needs: ListeningNeeds): Listening {
  const { devices, linking, subscriptions, catalogue } = needs;
  const { clock, config, database, limits, secrets } = platform;
  const streams = createStreamsRepository(database);
  const stations = createStationsRepository(database);
  const speakers = createSpeakersRepository(database);
  const keys = createChannelKeys(secrets);
  const store = createSegmentStore(platform);
  const listeners = createListeners({ subscriptions, streams, clock });
  const mostStreams = config.mostStreamsPerAccount;
  const checkAccess = createCheckAccess({ listeners, nameOfPlan });
  const shared = {
    database,
    listeners,
    streams,
    stations,
    checkAccess,
    nameOfPlan,
    mostStreams,
    nameChannels: createNameChannels(catalogue),
    followStream: createFollowStream({ streams, mostStreams, clock }),
    startStream: createStartStream({ streams, checkAccess, clock }),
    prepare: createPrepareSound(store),
    clock,
  };
  return {
    handlers: createListeningHandlers({
      ...shared,
      tuneSource: createTuneSource(shared),
      replayChannel: createReplayChannel(shared),
      moveInStation: createMoveInStation(shared),
      lookaroundEpisodes: createLookaroundEpisodes(shared),
      findKey: createFindKey({
        ...shared,
        keys,
        countKey: createCountKey({ limits, clock }),
        standings: createStandingRepository(database, subscriptions),
      }),
      speakers: createSpeakers({ ...shared, speakers, volumes: devices.volumes, linking, limits }),
      grantOffline: createGrantOffline({ subscriptions, keys, nameOfPlan, limits, clock }),
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
      registerOnDemand(app, { clock, keys, store });
    },
    soundLibrary: createSoundLibrary({ ...platform, store }),
    wipe: async (identityId) => {
      await streams.removeAllOf(identityId);
      await stations.removeAllOf(identityId);
      await speakers.removeAllOf(identityId);
    },
    removeExpired: async () => {
      const before = clock.realNow().subtract(KEPT_FOR);
      await streams.removeOlder(before);
      await stations.removeOlder(before);
      await speakers.removeOlder(before);
    },
  };
}

/** As the catalogue calls the product. */
function nameOfPlan(productId: string): string {
  const named = CATALOGUE.flatMap(({ products }) => products).find(({ id }) => id === productId);
  return named?.name ?? productId;
}
