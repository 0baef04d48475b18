import { CHANNELS } from "@skywave/channels";
import type { FoundItem as Found } from "@skywave/services/catalogue/search-catalogue";
import { Link } from "react-router";
import { contentPath } from "#content/on-air/content-path.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatAiring } from "./format-airing.ts";
import styles from "./search-catalogue.module.css";

/** In CSS pixels; the picture that comes is finer. */
const SIDE = 72;

/** A channel, a show or an artist, and where it is heard. */
export function FoundItem({ item }: { item: Found }) {
  const translate = useTranslate<"catalogue">();
  const { entityType, title, text, language, channel, onAir, imageUrl } = item;
  const genre = CHANNELS.find(({ number }) => number === channel.number)?.genre;
  const number = String(channel.number);
  const whereOf = {
    "channel-linear": () => translate("channels.number", { number }),
    show: () => translate("search.on-channel", { name: channel.name, number }),
    "artist-station": () => translate("search.artist-station"),
  };
  return (
    <article className={styles.item}>
      {imageUrl === null ? null : (
        <img src={imageUrl} alt="" width={SIDE} height={SIDE} loading="lazy" decoding="async" />
      )}
      <div>
        <h3>
          <Link to={contentPath(item)} lang={language}>
            {title}
          </Link>
        </h3>
        <p className={styles.where}>
          {whereOf[entityType]()}
          {genre === undefined ? null : ` · ${translate(`channels.genre.${genre}`)}`}
        </p>
        {onAir === null ? null : (
          <p className={onAir.isOnNow ? styles.now : styles.next}>{formatAiring(translate, onAir)}</p>
        )}
        {text === null ? null : <p>{text}</p>}
      </div>
    </article>
  );
}
