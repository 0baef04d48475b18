import { CHANNELS } from "@skywave/channels";
import { useId } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { ChannelArt } from "./channel-art.tsx";
import styles from "./on-air.module.css";

/** All channels with their pictures: what a subscriber listens to. */
export function OnAir() {
  const translate = useTranslate();
  const id = useId();
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
                {channel.name}
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
