import { webcrypto } from "node:crypto";
import type { KeptEpisode, KeptEpisodes } from "@skywave/sdk/kept-episodes";

/** A device without a database: what is kept stands in memory, and there is room for so many segments. */
export function makeKeptDevice(room = Number.POSITIVE_INFINITY) {
  const episodes = new Map<string, KeptEpisode>();
  const segments = new Map<number, ArrayBuffer>();
  const kept: KeptEpisodes = {
    list: async () => [...episodes.values()],
    find: async (id) => episodes.get(id),
    put: async (episode) => void episodes.set(episode.id, episode),
    change: async (id, change) => {
      const episode = episodes.get(id);
      if (episode !== undefined) episodes.set(id, change(episode));
    },
    putSegment: async (_id, index, bytes) => {
      if (segments.size >= room) throw new DOMException("full", "QuotaExceededError");
      segments.set(index, bytes);
    },
    readSegment: async (_id, index) => segments.get(index),
    listSegments: async () => [...segments.keys()],
    remove: async (id) => {
      episodes.delete(id);
      segments.clear();
    },
    close: () => undefined,
  };
  return { kept, episodes, segments };
}

/** As the clock of the tests has it. */
const NOW = Date.parse("2026-11-21T12:00:00Z");
const DAY = 86_400_000;

/** A whole episode on a device, granted for a day more. */
export async function makeKeptEpisode(id: string, change: Partial<KeptEpisode> = {}): Promise<KeptEpisode> {
  const { subtle } = webcrypto as unknown as Crypto;
  const key = await subtle.importKey("raw", new Uint8Array(16), "AES-CBC", false, ["decrypt"]);
  return {
    id,
    type: "episode-podcast",
    identityId: "me",
    channelId: "74",
    showId: "one",
    showTitle: id,
    airedAt: NOW - DAY,
    durationInSeconds: 3_600,
    playsUntil: NOW + DAY,
    seenAt: NOW,
    sizeInBytes: 22_000_000,
    isWhole: true,
    start: new ArrayBuffer(1),
    segments: [],
    keys: new Map([["first", key]]),
    ...change,
  };
}
