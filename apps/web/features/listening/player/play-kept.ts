import { openKeptEpisodes } from "@skywave/sdk/kept-episodes";
import { namesOf } from "../kept/names-of.ts";
import { KEPT_LIST, makeKeptLoader } from "../sound/make-kept-loader.ts";
import type { Playing, Stage } from "./play-source.ts";

/** Plays what is on this device: with a network or without one, as long as it was granted, and on no stream. */
export async function playKept(playing: Playing, stage: Stage): Promise<void> {
  const { skywave, show, end } = stage;
  const { playable, ending } = playing;
  const kept = await openKeptEpisodes(indexedDB);
  ending.signal.addEventListener("abort", () => kept.close());
  const episode = await kept.find(playable.id);
  if (episode === undefined || !episode.isWhole)
    return end({ kind: "refused", code: "NOT_FOUND", planName: "" });
  const now = Math.max(skywave.clock.now(), episode.seenAt);
  if (episode.keys.size === 0 || episode.playsUntil <= now)
    return end({ kind: "refused", code: "OFFLINE_ENDED", planName: "" });
  await kept.change(episode.id, (current) => ({ ...current, seenAt: now }));
  const { channelName, airedAt, durationInSeconds } = episode;
  const names = namesOf(episode);
  const startAt = playable.startAt ?? 0;
  const endsAt = airedAt + durationInSeconds * 1_000;
  show({
    access: { kind: "full" },
    channelName,
    airing: {
      id: episode.id,
      // Nothing of its pieces is known here; the bar says what it is called, in the language of the page.
      title: "",
      artist: "",
      startsAt: airedAt,
      endsAt,
      captions: [],
    },
    episode: { ...names, startsAt: airedAt, endsAt },
    duration: durationInSeconds,
    position: startAt,
  });
  const { rate, ...loudness } = stage.settings();
  const sound = await stage.openSound({
    manifestUrl: KEPT_LIST,
    startAt,
    rate: playable.type === "episode-podcast" ? rate : 1,
    ...loudness,
    // What comes decrypted names no key.
    loadKey: async () => ({ ok: false, code: "STREAM_ENDED" }),
    makeLoader: (Plain) => makeKeptLoader(Plain, episode, kept),
    onHeard: () => undefined,
    onPosition: (position, duration) => show({ position, duration }),
    onPlaying: () => show({ status: { kind: "playing" } }),
    onWaiting: () => show({ status: { kind: "reconnecting" } }),
    onFinished: stage.finish,
    onEnded: () => end({ kind: "refused", code: "other", planName: "" }),
  });
  if (sound === "unsupported") return end({ kind: "unsupported" });
  if (ending.signal.aborted) return sound.close();
  playing.sound = sound;
  if ((await sound.start()) === "blocked") end({ kind: "blocked" });
}
