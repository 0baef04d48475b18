import type { SportEvent } from "@skywave/contract";
import { loadScores } from "@skywave/services/sports/load-scores";
import { useEffect, useEffectEvent, useId } from "react";
import { formatTime } from "#i18n/format-time.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import styles from "./sports.module.css";

/** While a game is on; scores are of whole minutes. */
const LIVE_PAUSE_IN_MILLISECONDS = 30_000;
const LONGEST_PAUSE_IN_MILLISECONDS = 10 * 60_000;

/** Today's games and how they stand, with which of them a channel carries; it follows the games. */
export function Games({ channelNumber }: { channelNumber: number }) {
  const translate = useTranslate<"taste">();
  const { locale } = translate;
  const id = useId();
  const { view, latest, retry, reload } = useServerData({
    area: "listening",
    verb: "loadScores",
    params: [locale],
    ask: (skywave) => loadScores(skywave, locale),
    isForAnybody: true,
  });
  useFollowGames(latest?.events, reload);
  if (view.status === "failed" && view.failure.code !== "SERVICE_UNAVAILABLE")
    return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  return (
    <section aria-labelledby={id} className={styles.games}>
      <h2 id={id}>{translate("sports.heading")}</h2>
      {view.status === "failed" ? <Notice tone="info">{translate("sports.unavailable")}</Notice> : null}
      {view.status === "loading" && latest === undefined ? (
        <Spinner label={translate("sports.loading")} />
      ) : null}
      {latest === undefined ? null : <GameList events={latest.events} channelNumber={channelNumber} />}
    </section>
  );
}

function GameList({ events, channelNumber }: { events: readonly SportEvent[]; channelNumber: number }) {
  const translate = useTranslate<"taste">();
  if (events.length === 0) return <p>{translate("sports.none")}</p>;
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <Game key={event.eventId} event={event} isHere={event.channelNumber === channelNumber} />
      ))}
    </ul>
  );
}

function Game({ event, isHere }: { event: SportEvent; isHere: boolean }) {
  const translate = useTranslate<"taste">();
  const { home, away, league, status, startsAt, title, text } = event;
  return (
    <li className={styles.game} data-status={status}>
      <p className={styles.league}>
        {league.name}
        {isHere ? <b className={styles.here}>{translate("sports.on-here")}</b> : null}
      </p>
      {title === null ? null : <p className={styles.title}>{title}</p>}
      {[away, home].map(({ teamId, name, score }) => (
        <p key={teamId} className={styles.side}>
          <span>{name}</span>
          {score === null ? null : <b>{score}</b>}
        </p>
      ))}
      <p className={styles.state}>
        {status === "scheduled" ? (
          <time dateTime={startsAt}>{formatTime(Date.parse(startsAt), translate.locale)}</time>
        ) : status === "final" ? (
          translate("sports.final")
        ) : (
          <LiveState event={event} />
        )}
      </p>
      {text === null ? null : <p className={styles.text}>{text}</p>}
    </li>
  );
}

function LiveState({ event: { period, sport } }: { event: SportEvent }) {
  const translate = useTranslate<"taste">();
  if (period === null) return translate("sports.live");
  const { number, count, minutesLeft } = period;
  const where =
    minutesLeft === 0
      ? translate("sports.break", { number, count })
      : translate(`sports.period.${sport}`, { number, count, minutes: minutesLeft });
  return (
    <>
      <b className={styles.live}>{translate("sports.live")}</b> {where}
    </>
  );
}

/** Asks again while a game is on, or when the next one begins; not while nobody looks, and at once when they do again. */
function useFollowGames(events: readonly SportEvent[] | undefined, reload: () => Promise<void>): void {
  const { skywave } = useApp();
  const ask = useEffectEvent(() => {
    if (document.visibilityState === "visible") void reload();
  });
  useEffect(() => {
    const pause = pauseUntilChange(events ?? [], skywave.clock.now());
    const timer = setInterval(ask, pause);
    const look = () => ask();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [events, skywave]);
}

function pauseUntilChange(events: readonly SportEvent[], now: number): number {
  if (events.some(({ status }) => status === "live")) return LIVE_PAUSE_IN_MILLISECONDS;
  const starts = events
    .filter(({ status }) => status === "scheduled")
    .map(({ startsAt }) => Date.parse(startsAt) - now);
  const soonest = Math.min(LONGEST_PAUSE_IN_MILLISECONDS, ...starts);
  return Math.max(LIVE_PAUSE_IN_MILLISECONDS, soonest);
}
