import type { Channel } from "@skywave/channels";
import { useTranslate } from "#i18n/translation-context.ts";
import { usePlayer, usePlayerState } from "../player/use-player.ts";
import { Sign } from "../player-bar/sign.tsx";
import styles from "./on-air.module.css";

/** Plays a channel, or stops it where it plays. */
export function PlayButton({ channel }: { channel: Channel }) {
  const translate = useTranslate<"listening">();
  const player = usePlayer();
  const id = String(channel.number);
  const isOn = usePlayerState(
    ({ channelId, status }) =>
      channelId === id &&
      (status.kind === "playing" || status.kind === "starting" || status.kind === "reconnecting"),
  );
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={translate(isOn ? "listen.stop" : "listen.play", { channel: channel.name })}
      onClick={() => (isOn ? player.pause() : player.play(id))}
    >
      <Sign name={isOn ? "pause" : "play"} />
    </button>
  );
}
