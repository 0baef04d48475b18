import { type LibraryEpisode, loadEpisodes } from "@skywave/services/library/load-episodes";
import { useId, useState } from "react";
import { Link } from "react-router";
import { contentPath } from "#content/on-air/content-path.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { KeepButton } from "../keep/keep-button.tsx";
import { EpisodeProgress } from "./episode-progress.tsx";
import styles from "./episodes.module.css";

/** A first look; the most that is asked for at once. */
const FEW = 10;
const MANY = 50;
/** In CSS pixels; the picture that comes is finer. */
const SIDE = 160;

const HEADING = {
  getNewEpisodes: "library.new-episodes",
  getYourEpisodes: "library.your-episodes",
} as const;

/** Episodes beside each other; nothing where there are none, or where they cannot be had just now. */
export function EpisodeRow({ which }: { which: keyof typeof HEADING }) {
  const translate = useTranslate<"library">();
  const { locale } = translate;
  const id = useId();
  const [resultSize, setResultSize] = useState(FEW);
  const { latest } = useServerData({
    area: "library",
    verb: which,
    params: [locale, resultSize],
    ask: (skywave) => loadEpisodes(skywave, which, { locale, resultSize }),
    follows: true,
  });
  if (latest === undefined || latest.episodes.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{translate(HEADING[which])}</h2>
      <ul className={styles.row} aria-labelledby={id}>
        {latest.episodes.map((episode) => (
          <EpisodeTile key={episode.entityId} episode={episode} />
        ))}
      </ul>
      {latest.nextCursor === null || resultSize === MANY ? null : (
        <TextButton
          label={`${translate("library.more")} – ${translate(HEADING[which])}`}
          onPress={() => setResultSize(MANY)}
        >
          {translate("library.more")}
        </TextButton>
      )}
    </section>
  );
}

function EpisodeTile({ episode }: { episode: LibraryEpisode }) {
  const translate = useTranslate<"library" | "catalogue">();
  const { entityType, entityId, title, show, imageUrl, language, airedAt, access } = episode;
  const day = formatInstantDay(airedAt, translate.locale);
  return (
    <li className={styles.tile}>
      {imageUrl === null ? null : (
        <img src={imageUrl} alt="" width={SIDE} height={SIDE} loading="lazy" decoding="async" />
      )}
      <Link to={contentPath(episode)} lang={language}>
        {title}
      </Link>
      {title === show.title ? null : <small lang={language}>{show.title}</small>}
      <small>{day}</small>
      {access.kind === "locked" ? (
        <small className={styles.locked}>{translate("browse.included-in", { plan: access.planName })}</small>
      ) : null}
      <EpisodeProgress episode={episode} />
      <KeepButton entityType={entityType} entityId={entityId} title={`${title}, ${day}`} />
    </li>
  );
}
