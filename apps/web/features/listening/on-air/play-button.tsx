import { useTranslate } from "#i18n/translation-context.ts";
import type { Playable } from "../player/player-state.ts";
import { usePlayer, usePlayerState } from "../player/use-player.ts";
import { Sign } from "../player-bar/sign.tsx";
import styles from "./on-air.module.css";

interface PlayButtonProps {
  playable: Playable;
  /** What it is called, for who hears of the button. */
  name: string;
  /** On a picture unless said. */
  place?: "picture" | "row";
}

/** Plays something, or stops it where it plays; what was paused goes on. */
export function PlayButton({ playable, name, place = "picture" }: PlayButtonProps) {
  const translate = useTranslate<"listening">();
  const player = usePlayer();
  // Of what else plays, this button hears nothing.
  const kind = usePlayerState((state) =>
    state.playable?.type === playable.type && state.playable.id === playable.id
      ? state.status.kind
      : undefined,
  );
  const isWaiting = kind === "starting" || kind === "reconnecting";
  const isOn = isWaiting || kind === "playing";
  const press = () => {
    if (isOn) player.pause();
    else if (kind !== undefined) player.resume();
    else player.play(playable);
  };
  return (
    <button
      type="button"
      className={place === "picture" ? styles.play : styles.rowPlay}
      data-waiting={isWaiting}
      aria-label={translate(isOn ? "listen.stop" : "listen.play", { channel: name })}
      onClick={press}
    >
      <Sign name={isOn ? "pause" : "play"} />
    </button>
  );
}
