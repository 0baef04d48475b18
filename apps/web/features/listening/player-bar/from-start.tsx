import { type Channel, SPOKEN_GENRES } from "@skywave/channels";
import { useTranslate } from "#i18n/translation-context.ts";
import night from "#ui/button/night-text.module.css";
import { liveChannel } from "../player/player-state.ts";
import { usePlayer, usePlayerState } from "../player/use-player.ts";
import styles from "./player-bar.module.css";

/** A channel from the start of what is on, and back to what is on the air. */
export function FromStart({ channel }: { channel: Channel }) {
  const translate = useTranslate<"listening">();
  const player = usePlayer();
  const isReplay = usePlayerState(({ playable }) => playable?.from !== undefined);
  const live = liveChannel(String(channel.number));
  const isSpoken = SPOKEN_GENRES.has(channel.genre);
  return isReplay ? (
    <button type="button" className={`${styles.fromStart} ${night.text}`} onClick={() => player.play(live)}>
      {translate("player.to-live")}
    </button>
  ) : (
    <button
      type="button"
      className={`${styles.fromStart} ${night.text}`}
      onClick={() => player.play({ ...live, from: isSpoken ? "show" : "airing" })}
    >
      {translate(isSpoken ? "player.show-from-start" : "player.track-from-start")}
    </button>
  );
}
