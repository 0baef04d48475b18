import { type Channel, drawArtwork, SIDE } from "@skywave/channels";
import { useEffect, useEffectEvent } from "react";
import { usePlayer, usePlayerState } from "../player/use-player.ts";

interface MediaKeys {
  channel: Channel | undefined;
  isOn: boolean;
  /** What plays is called so. */
  name: string;
  /** Whose sound it is. */
  artist: string;
  step: (by: 1 | -1) => void;
}

/** What plays, on the lock screen, and the keys of keyboards and headphones that are for sound. */
export function useMediaKeys({ channel, isOn, name, artist, step }: MediaKeys): void {
  const player = usePlayer();
  const airing = usePlayerState((state) => state.airing);
  const change = useEffectEvent(step);

  useEffect(() => {
    // A browser without such keys has no lock screen to write on either.
    if (!("mediaSession" in navigator)) return undefined;
    const { mediaSession } = navigator;
    const actions: readonly [MediaSessionAction, () => void][] = [
      ["play", () => player.resume()],
      ["pause", () => player.pause()],
      ["stop", () => player.pause()],
      ["nexttrack", () => change(1)],
      ["previoustrack", () => change(-1)],
      ["seekbackward", () => change(-1)],
      ["seekforward", () => change(1)],
    ];
    for (const [action, act] of actions) mediaSession.setActionHandler(action, act);
    return () => {
      for (const [action] of actions) mediaSession.setActionHandler(action, null);
    };
  }, [player]);

  useEffect(() => {
    if (!("mediaSession" in navigator) || channel === undefined) return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: airing?.title || name,
      artist,
      album: name,
      artwork: [{ src: pictureOf(channel), sizes: `${SIDE}x${SIDE}`, type: "image/svg+xml" }],
    });
    navigator.mediaSession.playbackState = isOn ? "playing" : "paused";
  }, [channel, name, artist, airing, isOn]);
}

function pictureOf(channel: Channel): string {
  const { ground, line, strokes } = drawArtwork(channel);
  const paths = strokes.map(({ d, width, opacity }) =>
    width === undefined
      ? `<path d="${d}" fill="${line}" opacity="${opacity}"/>`
      : `<path d="${d}" fill="none" stroke="${line}" stroke-width="${width}" opacity="${opacity}"/>`,
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="100%" height="100%" fill="${ground.deep}"/>${paths.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
