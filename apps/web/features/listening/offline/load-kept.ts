import type { Skywave } from "@skywave/sdk";
import type { KeptEpisode } from "@skywave/sdk/kept-episodes";
import { loadOfflineGrant } from "@skywave/services/listening/load-offline-grant";
import { importKey, withKeptEpisodes } from "../kept/kept-episodes.ts";

export type LoadKeptOutcome = { ok: true; episodes: readonly KeptEpisode[] } | { ok: false; code: "storage" };

/** The episodes of a person on this device, the newest first, granted anew where there is a network. */
export async function loadKept(skywave: Skywave, identityId: string): Promise<LoadKeptOutcome> {
  if (!("indexedDB" in globalThis)) return { ok: false, code: "storage" };
  try {
    const episodes = await withKeptEpisodes(async (kept) => {
      const own = (await kept.list()).filter((each) => each.identityId === identityId);
      return Promise.all(
        own.map(async (episode) => {
          const renewed = navigator.onLine ? await renew(skywave, episode) : episode;
          if (renewed !== episode) await kept.put(renewed);
          return renewed;
        }),
      );
    });
    return { ok: true, episodes: episodes.toSorted((a, b) => b.airedAt - a.airedAt) };
  } catch (cause) {
    if (cause instanceof DOMException) return { ok: false, code: "storage" };
    throw cause;
  }
}

/** A refusal locks it; without an answer it stays as it was granted. */
async function renew(skywave: Skywave, episode: KeptEpisode): Promise<KeptEpisode> {
  const granted = await loadOfflineGrant(skywave, { id: episode.id, type: episode.type }, importKey);
  const seenAt = skywave.clock.now();
  if (granted.ok) return { ...episode, seenAt, playsUntil: granted.playsUntil, keys: granted.keys };
  if (granted.code === "NOT_FOUND" || granted.code === "CHANNEL_LOCKED")
    return { ...episode, seenAt, keys: new Map() };
  return episode;
}
