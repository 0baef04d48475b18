import { CHANNELS } from "@skywave/channels";
import type { CatalogueItem } from "@skywave/contract";
import { Link } from "react-router";
import { ChannelArt } from "#content/on-air/channel-art.tsx";
import { contentPath } from "#content/on-air/content-path.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatAiring } from "./format-airing.ts";
import styles from "./search-catalogue.module.css";

/** A channel, a show or an artist, and where it is heard. */
export function FoundItem({ item }: { item: CatalogueItem }) {
  const translate = useTranslate<"catalogue">();
  const { entityType, title, text, language, channel, onAir } = item;
  const pictured = CHANNELS.find(({ number }) => number === channel.number);
  const number = String(channel.number);
  const whereOf = {
    "channel-linear": () => translate("channels.number", { number }),
    show: () => translate("search.on-channel", { name: channel.name, number }),
    "artist-station": () => translate("search.artist-station"),
  };
  return (
    <article className={styles.item}>
      {pictured === undefined ? null : <ChannelArt channel={pictured} />}
      <div>
        <h3>
          <Link to={contentPath(item)} lang={language}>
            {title}
          </Link>
        </h3>
        <p className={styles.where}>
          {whereOf[entityType]()}
          {pictured === undefined ? null : ` · ${translate(`channels.genre.${pictured.genre}`)}`}
        </p>
        {onAir === null ? null : (
          <p className={onAir.isOnNow ? styles.now : styles.next}>{formatAiring(translate, onAir)}</p>
        )}
        {text === null ? null : <p>{text}</p>}
      </div>
    </article>
  );
}
