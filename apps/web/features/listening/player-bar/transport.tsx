import { useTranslate } from "#i18n/translation-context.ts";
import { isEpisode, isStation, type Playable } from "../player/player-state.ts";
import { usePlayer } from "../player/use-player.ts";
import styles from "./player-bar.module.css";
import { Sign } from "./sign.tsx";
import { BACK_IN_SECONDS, ON_IN_SECONDS } from "./use-step.ts";

interface TransportProps {
  playable: Playable;
  isOn: boolean;
  /** On or back by a channel, a track or some seconds, whatever plays. */
  step: (by: 1 | -1) => void;
}

/** Plays and pauses, and goes on and back. */
export function Transport({ playable, isOn, step }: TransportProps) {
  const translate = useTranslate<"listening">();
  const player = usePlayer();
  const isTrack = isStation(playable);
  const hasSeconds = isEpisode(playable);
  const labels = isTrack
    ? ([translate("player.previous-track"), translate("player.skip")] as const)
    : hasSeconds
      ? ([
          translate("player.back", { count: String(BACK_IN_SECONDS) }),
          translate("player.on", { count: String(ON_IN_SECONDS) }),
        ] as const)
      : ([translate("player.previous"), translate("player.next")] as const);
  // Phones change the channel on its page; a track or a few seconds they change here.
  const style = isTrack || hasSeconds ? styles.step : styles.small;
  return (
    <div className={styles.buttons}>
      <button type="button" className={style} aria-label={labels[0]} onClick={() => step(-1)}>
        {hasSeconds ? <Sign name="back" seconds={BACK_IN_SECONDS} /> : <Sign name="previous" />}
      </button>
      <button
        type="button"
        className={styles.main}
        aria-label={translate(isOn ? "player.pause" : "player.play")}
        onClick={() => (isOn ? player.pause() : player.resume())}
      >
        <Sign name={isOn ? "pause" : "play"} />
      </button>
      <button type="button" className={style} aria-label={labels[1]} onClick={() => step(1)}>
        {hasSeconds ? <Sign name="forward" seconds={ON_IN_SECONDS} /> : <Sign name="next" />}
      </button>
    </div>
  );
}
