import type { Skywave } from "@skywave/sdk";

export async function playEpisode(skywave: Skywave) {
  const found = await skywave.call("playback", "lookaroundEpisodes", {
    params: { entityId: "74" },
    query: { before: 1 },
  });
  const [newest] = found.ok ? found.data.episodes : [];
  if (newest === undefined) return found;
  const tuned = await skywave.call("playback", "tuneSource", {
    body: {
      id: newest.entityId,
      type: newest.type,
      hlsVersion: "V3",
      manifestVariant: "FULL",
      mtcVersion: "V2",
    },
  });
  // Any player of HLS plays it; the keys in it are asked for with the session.
  return tuned.ok ? { manifestUrl: tuned.data.manifestUrl, from: tuned.data.nowPlaying } : tuned.failure;
}
