import {
  loadNotifications,
  markNotifications,
  type MarkNotificationsOutcome,
  type Notification,
} from "@skywave/services/library/notifications";
import { useState } from "react";
import { Link } from "react-router";
import { contentPath } from "#content/on-air/content-path.ts";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./notifications.module.css";

/** As many as are read at a glance; the most that is asked for at once. */
const FEW = 5;
const MANY = 50;

/** What is new in the shows that somebody keeps. Quiet: nothing where nothing ever was, or cannot be had just now. */
export function NotificationList() {
  const translate = useTranslate<"library">();
  const { locale } = translate;
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<Extract<MarkNotificationsOutcome, { ok: false }>>();
  const [resultSize, setResultSize] = useState(FEW);
  const { latest } = useServerData({
    area: "library",
    verb: "getNotifications",
    params: [locale, resultSize],
    ask: (client) => loadNotifications(client, { locale, resultSize }),
    follows: true,
  });
  const part = useKeptFocus<HTMLElement>(String(latest?.unreadCount));
  if (latest === undefined || latest.notifications.length === 0) return null;
  const { notifications, unreadCount, nextCursor } = latest;

  async function mark(notificationId?: string) {
    setRefusal(undefined);
    const outcome = await markNotifications(skywave, true, notificationId);
    if (!outcome.ok) setRefusal(outcome);
  }

  return (
    <section ref={part} aria-labelledby="library-news" className={styles.news}>
      <div className={styles.head}>
        <h2 id="library-news" tabIndex={-1}>
          {translate("library.news")}
        </h2>
        <p role="status">
          {unreadCount === 0
            ? translate("library.no-news")
            : translate.plural("library.unread", unreadCount, { count: unreadCount })}
        </p>
      </div>
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("library.NOT_FOUND")}</Notice>
      ) : (
        <CommonFailureNotice failure={refusal} takesFocus />
      )}
      <ul>
        {notifications.map((each) => (
          <NewsItem
            key={each.notificationId}
            notification={each}
            isWorking={isRunning}
            onMark={() => void run(() => mark(each.notificationId))}
          />
        ))}
      </ul>
      <div className={styles.acts}>
        {unreadCount === 0 ? null : (
          <TextButton isWorking={isRunning} onPress={() => void run(() => mark())}>
            {translate("library.mark-all")}
          </TextButton>
        )}
        {nextCursor === null || resultSize === MANY ? null : (
          <TextButton
            label={`${translate("library.more")} – ${translate("library.news")}`}
            onPress={() => setResultSize(MANY)}
          >
            {translate("library.more")}
          </TextButton>
        )}
      </div>
    </section>
  );
}

interface NewsItemProps {
  notification: Notification;
  isWorking: boolean;
  onMark: () => void;
}

function NewsItem({ notification: { isRead, episode }, isWorking, onMark }: NewsItemProps) {
  const translate = useTranslate<"library">();
  const { title, channel, airedAt, language } = episode;
  const day = formatInstantDay(airedAt, translate.locale);
  return (
    <li data-read={isRead} className={styles.item}>
      <span>
        <Link to={contentPath(episode)}>{translate("library.told", { title })}</Link>
        <small>
          <span lang={language}>{channel.name}</span> · {day}
        </small>
      </span>
      {isRead ? null : (
        <TextButton
          isWorking={isWorking}
          label={translate("library.mark-one", { title, day })}
          onPress={onMark}
        >
          {translate("library.mark")}
        </TextButton>
      )}
    </li>
  );
}
