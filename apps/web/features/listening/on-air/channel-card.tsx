import type { Channel } from "@skywave/channels";
import type { ChannelOnAir } from "@skywave/services/listening/load-on-air";
import { Link } from "react-router";
import { ChannelArt } from "#content/on-air/channel-art.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { liveChannel } from "../player/player-state.ts";
import styles from "./on-air.module.css";
import { PlayButton } from "./play-button.tsx";

interface ChannelCardProps {
  channel: Channel;
  onAir: ChannelOnAir | undefined;
}

/** A channel with what is on just now, or the plan that it takes. */
export function ChannelCard({ channel, onAir }: ChannelCardProps) {
  const translate = useTranslate<"listening">();
  const isLocked = onAir?.access.kind === "locked";
  const name = onAir?.name[translate.locale === "fr-CA" ? "fr" : "en"] ?? channel.name;
  return (
    <li className={styles.card}>
      <div className={styles.cover} data-locked={isLocked}>
        <ChannelArt channel={channel} />
        {isLocked ? null : <PlayButton playable={liveChannel(String(channel.number), onAir)} name={name} />}
      </div>
      <Link to={`/listen/${channel.number}`} lang={channel.language}>
        {name}
      </Link>
      <small>
        {translate("channels.number", { number: String(channel.number) })} ·{" "}
        {translate(`channels.genre.${channel.genre}`)}
      </small>
      {onAir?.access.kind === "locked" ? (
        <span className={styles.locked}>
          {translate("listen.included-in", { plan: onAir.access.planName })}
        </span>
      ) : (
        <span className={styles.now} lang={channel.language}>
          {onAir?.nowPlaying.title}
        </span>
      )}
    </li>
  );
}
