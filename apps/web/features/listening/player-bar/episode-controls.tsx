import { formatPlayed } from "../format-played.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { usePlayer, usePlayerState } from "../player/use-player.ts";
import styles from "./player-bar.module.css";

const RATES = [0.8, 1, 1.2, 1.5, 2];
/** By which the arrow keys move. */
const STEP_IN_SECONDS = 5;

/** Where an episode is, to be moved; and how fast people talk in it. */
export function EpisodeControls({ hasRate }: { hasRate: boolean }) {
  const translate = useTranslate<"listening">();
  const player = usePlayer();
  const { position, duration, rate } = usePlayerState((state) => state);
  const whole = duration ?? 0;
  const [heard, all] = [formatPlayed(position), formatPlayed(whole)];
  return (
    <div className={styles.extra}>
      <span className={styles.time}>{heard}</span>
      <input
        type="range"
        min="0"
        max={whole}
        step={STEP_IN_SECONDS}
        disabled={duration === undefined}
        aria-label={translate("player.position")}
        aria-valuetext={translate("player.position-of", { position: heard, duration: all })}
        value={position}
        onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.time}>{duration === undefined ? "" : all}</span>
      {hasRate ? (
        <select
          aria-label={translate("player.rate")}
          value={rate}
          onChange={(event) => player.setRate(Number(event.currentTarget.value))}
        >
          {RATES.map((each) => (
            <option key={each} value={each}>
              {new Intl.NumberFormat(translate.locale).format(each)}×
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}
