import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import { type Episode, loadEpisodes } from "@skywave/services/listening/load-episodes";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { episodeTitle, textIn } from "#content/on-air/episode-title.ts";
import { cached } from "#i18n/cached-formatters.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { PlayButton } from "../on-air/play-button.tsx";
import styles from "./one-channel.module.css";

const PAGE_SIZE = 10;
/** The server tells of no more. */
const MOST = 30;
const days = cached((locale) => localizedDates(locale, { weekday: "long", month: "long", day: "numeric" }));
const hours = cached(
  (locale) => new Intl.NumberFormat(locale, { style: "unit", unit: "hour", unitDisplay: "long" }),
);

interface EpisodeListProps {
  /** On the page of its show an episode is named by its day. */
  of: "channel" | "show";
  entityId: string;
  language: string;
  /** What else is told of each, and can be done with it. */
  renderMore?: (episode: Episode, title: string) => ReactNode;
}

/** What a show, or all shows of a channel, were in the last weeks, to be heard again: the newest first. */
export function EpisodeList({ of, entityId, language, renderMore }: EpisodeListProps) {
  const translate = useTranslate<"listening">();
  const headingId = useId();
  const [pageCount, setPageCount] = useState(1);
  const shown = Math.min(MOST, PAGE_SIZE * pageCount);
  const { view, retry, latest } = useServerData({
    area: "listening",
    verb: "loadEpisodes",
    params: [entityId, shown],
    // One more says whether anything comes after these.
    ask: (client) => loadEpisodes(client, entityId, { before: Math.min(MOST, shown + 1) }),
    follows: true,
  });
  return (
    <section aria-labelledby={headingId} className={styles.episodes}>
      <h2 id={headingId}>{translate("listen.episodes")}</h2>
      {view.status === "failed" ? (
        view.failure.code === "NOT_FOUND" ? (
          <Notice tone="bad">{translate("player.gone")}</Notice>
        ) : (
          <CommonFailureNotice failure={view.failure} onRetry={retry} />
        )
      ) : latest === undefined ? (
        <Spinner label={translate("listen.episodes-loading")} />
      ) : latest.episodes.length === 0 ? (
        <p>{translate("listen.no-episodes")}</p>
      ) : (
        <>
          <ul>
            {latest.episodes.slice(0, shown).map((episode) => (
              <EpisodeRow
                key={episode.id}
                episode={episode}
                of={of}
                language={language}
                renderMore={renderMore}
              />
            ))}
          </ul>
          {latest.episodes.length > shown ? (
            <TextButton onPress={() => setPageCount(pageCount + 1)}>
              {translate("listen.more-episodes")}
            </TextButton>
          ) : null}
        </>
      )}
    </section>
  );
}

interface EpisodeRowProps extends Pick<EpisodeListProps, "of" | "language"> {
  episode: Episode;
  renderMore: EpisodeListProps["renderMore"];
}

function EpisodeRow({ episode, of, language, renderMore }: EpisodeRowProps) {
  const translate = useTranslate<"listening">();
  const { type, id, channelId, showId, showName, words, airedAt, durationInSeconds, access } = episode;
  const { locale } = translate;
  const name = episodeTitle(episode, locale);
  const text = words?.text ?? null;
  const day = days(translate.locale).format(new Date(airedAt));
  const title = `${name}, ${day}`;
  const length = hours(translate.locale).format(durationInSeconds / 3_600);
  const time = <time dateTime={new Date(airedAt).toISOString()}>{day}</time>;
  return (
    <li>
      {access.kind === "locked" ? null : (
        <PlayButton playable={{ type, id, channelId, title: name }} name={title} place="row" />
      )}
      <span>
        {words === undefined ? null : <b>{name}</b>}
        {of === "show" ? null : (
          <b>
            <Link to={`/listen/show/${showId}`} lang={language}>
              {textIn(showName, locale)}
            </Link>
          </b>
        )}
        {of === "show" && words === undefined ? (
          <>
            <b>{time}</b>
            <small>{length}</small>
          </>
        ) : (
          <small>
            {time} · {length}
          </small>
        )}
        {text === null ? null : <em>{textIn(text, locale)}</em>}
        {renderMore?.(episode, title)}
      </span>
    </li>
  );
}
