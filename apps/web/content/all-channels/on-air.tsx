import { type Channel, CHANNELS } from "@skywave/channels";
import { loadOnAir } from "@skywave/services/listening/load-on-air";
import { useId } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { ChannelArt } from "../on-air/channel-art.tsx";
import { textIn } from "../on-air/episode-title.ts";
import styles from "../on-air/on-air.module.css";

/** All channels with their pictures: what a subscriber listens to, by the names that the catalogue has for them. */
export function OnAir() {
  const translate = useTranslate();
  const id = useId();
  const { latest } = useServerData({ area: "listening", verb: "loadOnAir", ask: loadOnAir });
  const nameOf = ({ number, name }: Channel) => {
    const named = latest?.channels.find(({ channelId }) => channelId === String(number))?.name;
    return named === undefined ? name : textIn(named, translate.locale);
  };
  return (
    <section className={styles.onAir} aria-labelledby={id}>
      <h2 id={id}>{translate("channels.heading")}</h2>
      <p>{translate("channels.text")}</p>
      <ul className={styles.channels}>
        {CHANNELS.map((channel) => (
          <li key={channel.number}>
            <ChannelArt channel={channel} />
            <b>
              <Link to={`/listen/${channel.number}`} lang={channel.language}>
                {nameOf(channel)}
              </Link>
            </b>
            <span>{translate(`channels.genre.${channel.genre}`)}</span>
            <small>{translate("channels.number", { number: String(channel.number) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
