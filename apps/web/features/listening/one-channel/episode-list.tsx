import type { Channel } from "@skywave/channels";
import { type Episode, loadEpisodes } from "@skywave/services/listening/load-episodes";
import { useId } from "react";
import { cached } from "#i18n/cached-formatters.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { PlayButton } from "../on-air/play-button.tsx";
import styles from "./one-channel.module.css";

const SHOWN = 10;
const days = cached(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: "long", month: "long", day: "numeric" }),
);
const hours = cached(
  (locale) => new Intl.NumberFormat(locale, { style: "unit", unit: "hour", unitDisplay: "long" }),
);

/** What a channel's shows were in the last weeks, to be heard again. */
export function EpisodeList({ channel }: { channel: Channel }) {
  const translate = useTranslate<"listening">();
  const headingId = useId();
  const id = String(channel.number);
  const { view, retry } = useServerData({
    area: "listening",
    verb: "loadEpisodes",
    params: [id],
    ask: (client) => loadEpisodes(client, id, { before: SHOWN }),
  });
  return (
    <section aria-labelledby={headingId} className={styles.episodes}>
      <h2 id={headingId}>{translate("listen.episodes")}</h2>
      {view.status === "loading" ? (
        <Spinner label={translate("listen.episodes-loading")} />
      ) : view.status === "failed" ? (
        view.failure.code === "NOT_FOUND" ? (
          <Notice tone="bad">{translate("player.gone")}</Notice>
        ) : (
          <CommonFailureNotice failure={view.failure} onRetry={retry} />
        )
      ) : view.data.episodes.length === 0 ? (
        <p>{translate("listen.no-episodes")}</p>
      ) : (
        <ul>
          {view.data.episodes.map((episode) => (
            <EpisodeRow key={episode.id} episode={episode} language={channel.language} />
          ))}
        </ul>
      )}
    </section>
  );
}

function EpisodeRow({ episode, language }: { episode: Episode; language: string }) {
  const translate = useTranslate<"listening">();
  const { type, id, channelId, showTitle, airedAt, durationInSeconds, access } = episode;
  const day = days(translate.locale).format(new Date(airedAt));
  return (
    <li>
      {access.kind === "locked" ? null : (
        <PlayButton
          playable={{ type, id, channelId, title: showTitle }}
          name={`${showTitle}, ${day}`}
          place="row"
        />
      )}
      <span>
        <b lang={language}>{showTitle}</b>
        <small>
          <time dateTime={new Date(airedAt).toISOString()}>{day}</time> ·{" "}
          {hours(translate.locale).format(durationInSeconds / 3_600)}
        </small>
      </span>
    </li>
  );
}
