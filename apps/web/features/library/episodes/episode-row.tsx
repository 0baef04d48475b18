import { loadEpisodes } from "@skywave/services/library/load-episodes";
import { useId, useState } from "react";
import { Link } from "react-router";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
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
  const translate = useTranslate<"library" | "catalogue">();
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
          <li key={episode.entityId} className={styles.tile}>
            {episode.imageUrl === null ? null : (
              <img src={episode.imageUrl} alt="" width={SIDE} height={SIDE} loading="lazy" decoding="async" />
            )}
            <Link to={`/listen/${episode.channel.number}`} lang={episode.language}>
              {episode.title}
            </Link>
            <small>{formatInstantDay(episode.airedAt, locale)}</small>
            {episode.access.kind === "locked" ? (
              <small className={styles.locked}>
                {translate("browse.included-in", { plan: episode.access.planName })}
              </small>
            ) : null}
            <EpisodeProgress episode={episode} />
          </li>
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
