import { useTranslate } from "#i18n/translation-context.ts";
import { loudnessOf } from "../player/player-state.ts";
import { usePlayer, usePlayerState } from "../player/use-player.ts";
import styles from "./player-bar.module.css";
import { Sign } from "./sign.tsx";

/** How loud it is, and whether it is heard at all. */
export function VolumeControl() {
  const translate = useTranslate<"listening">();
  const player = usePlayer();
  const { volume, isMuted } = usePlayerState(loudnessOf);
  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={styles.small}
        aria-label={translate(isMuted ? "player.unmute" : "player.mute")}
        onClick={() => (isMuted && volume === 0 ? player.setVolume(0.5) : player.setMuted(!isMuted))}
      >
        <Sign name={isMuted ? "silent" : "loud"} />
      </button>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        aria-label={translate("player.volume")}
        value={isMuted ? 0 : Math.round(volume * 100)}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber / 100)}
      />
    </div>
  );
}
