import type { Skywave } from "@skywave/sdk";

export async function skipTrack(skywave: Skywave) {
  const station = { id: "slow-morning", type: "channel-xtra" } as const;
  const tuned = await skywave.call("playback", "tuneSource", {
    body: { ...station, hlsVersion: "V3", manifestVariant: "FULL", mtcVersion: "V2" },
  });
  if (!tuned.ok) return tuned.failure;
  const { place = 0, nowPlaying } = tuned.data;
  const skipped = await skywave.call("playback", "skip", { body: { ...station, place } });
  // After six in an hour the failure says when the next one may be skipped.
  return skipped.ok ? { skipped: nowPlaying.title, plays: skipped.data.nowPlaying.title } : skipped.failure;
}
