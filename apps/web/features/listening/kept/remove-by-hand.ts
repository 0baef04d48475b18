import type { KeptEpisodes } from "@skywave/sdk/kept-episodes";

/** Removes an episode from this device. What came by itself leaves its name, so that it does not come again. */
export async function removeByHand(kept: KeptEpisodes, id: string): Promise<void> {
  const episode = await kept.find(id);
  await kept.remove(id);
  if (episode?.isAutomatic !== true) return;
  await kept.put({
    ...episode,
    isWhole: false,
    isDismissed: true,
    sizeInBytes: 0,
    start: new ArrayBuffer(0),
    segments: [],
    keys: new Map(),
  });
}
