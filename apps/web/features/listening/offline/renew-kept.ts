import type { Skywave } from "@skywave/sdk";
import type { KeptEpisode, KeptEpisodes } from "@skywave/sdk/kept-episodes";
import { loadOfflineGrant } from "@skywave/services/listening/load-offline-grant";
import { importKey } from "../kept/kept-episodes.ts";
import { keptNames } from "./keep-episode.ts";

/**
 * Has the episodes of a person on this device granted anew. A refusal locks an episode; without an answer it stays as it was
 * granted.
 */
export async function renewKept(
  kept: KeptEpisodes,
  { skywave, identityId }: { skywave: Skywave; identityId: string },
): Promise<void> {
  const own = (await kept.list()).filter(
    (each) => each.identityId === identityId && each.isDismissed !== true,
  );
  await Promise.all(
    own.map(async ({ id, type }) => {
      const granted = await loadOfflineGrant(skywave, { id, type }, importKey);
      const change = changeBy(granted);
      const seenAt = skywave.clock.now();
      if (change !== undefined)
        await kept.change(id, (episode) =>
          // Removed by its person while the answer was on its way: it gets no keys any more.
          episode.isDismissed === true ? episode : { ...episode, seenAt, ...change },
        );
    }),
  );
}

function changeBy(
  granted: Awaited<ReturnType<typeof loadOfflineGrant<CryptoKey>>>,
): Partial<KeptEpisode> | undefined {
  if (granted.ok) {
    const { playsUntil, keys } = granted;
    return { ...keptNames(granted), playsUntil, keys };
  }
  const isRefused = granted.code === "NOT_FOUND" || granted.code === "CHANNEL_LOCKED";
  return isRefused ? { keys: new Map() } : undefined;
}
