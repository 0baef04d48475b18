import type { Skywave } from "@skywave/sdk";
import type { KeptEpisode } from "@skywave/sdk/kept-episodes";
import { withKeptEpisodes } from "../kept/kept-episodes.ts";
import { tellKeptPlaces } from "../kept/tell-kept-places.ts";
import { renewKept } from "./renew-kept.ts";

export type LoadKeptOutcome = { ok: true; episodes: readonly KeptEpisode[] } | { ok: false; code: "storage" };

/**
 * The episodes of a person on this device, the newest first. Where there is a network they are granted anew, and where their
 * person was in them is told.
 */
export async function loadKept(skywave: Skywave, identityId: string): Promise<LoadKeptOutcome> {
  if (!("indexedDB" in globalThis)) return { ok: false, code: "storage" };
  try {
    if (navigator.onLine) {
      await withKeptEpisodes((kept) => renewKept(kept, { skywave, identityId }));
      await tellKeptPlaces(skywave, identityId);
    }
    const all = await withKeptEpisodes((kept) => kept.list());
    const own = all.filter((each) => each.identityId === identityId && each.isDismissed !== true);
    return { ok: true, episodes: own.toSorted((a, b) => b.airedAt - a.airedAt) };
  } catch (cause) {
    if (cause instanceof DOMException) return { ok: false, code: "storage" };
    throw cause;
  }
}
