import type { KeptEpisode } from "@skywave/sdk/kept-episodes";
import { Link } from "react-router";
import { episodeTitle } from "#content/on-air/episode-title.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { namesOf } from "../kept/names-of.ts";
import { PlayButton } from "../on-air/play-button.tsx";
import { formatSize } from "./format-size.ts";
import styles from "./offline.module.css";

interface KeptListProps {
  episodes: readonly KeptEpisode[];
  onRemove: (id: string) => void;
}

/** The episodes on this device, with what they take up and until when they play. */
export function KeptList({ episodes, onRemove }: KeptListProps) {
  const translate = useTranslate<"listening">();
  const { locale } = translate;
  if (episodes.length === 0)
    return (
      <p>
        {translate("offline.empty")} <Link to="/listen/search">{translate("offline.find")}</Link>
      </p>
    );
  const total = episodes.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
  return (
    <section aria-labelledby="kept-episodes" className={styles.kept}>
      <h2 id="kept-episodes">{translate("offline.list")}</h2>
      <ul aria-labelledby="kept-episodes">
        {episodes.map((episode) => (
          <KeptRow key={episode.id} episode={episode} onRemove={onRemove} />
        ))}
      </ul>
      <p>{translate("offline.total", { size: formatSize(total, locale) })}</p>
    </section>
  );
}

function KeptRow({ episode, onRemove }: { episode: KeptEpisode; onRemove: (id: string) => void }) {
  const translate = useTranslate<"listening">();
  const { skywave } = useApp();
  const { locale } = translate;
  const { id, type, channelId, airedAt, playsUntil, sizeInBytes, isWhole, keys } = episode;
  const name = episodeTitle(namesOf(episode), locale);
  const title = `${name}, ${formatInstantDay(new Date(airedAt).toISOString(), locale)}`;
  const isOpen = keys.size > 0 && playsUntil > Math.max(skywave.clock.now(), episode.seenAt);
  const until = {
    size: formatSize(sizeInBytes, locale),
    day: formatInstantDay(new Date(playsUntil).toISOString(), locale),
  };
  return (
    <li>
      {isOpen && isWhole ? (
        <PlayButton playable={{ type, id, channelId, title: name, isKept: true }} name={title} place="row" />
      ) : null}
      <span>
        <b>{title}</b>
        <small>
          {translate(isWhole ? (isOpen ? "offline.until" : "offline.ended") : "offline.partial", until)}
        </small>
        <TextButton label={translate("offline.remove-one", { title })} onPress={() => onRemove(id)}>
          {translate("offline.remove")}
        </TextButton>
      </span>
    </li>
  );
}
