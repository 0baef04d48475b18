import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import { useId } from "react";
import { cached } from "#i18n/cached-formatters.ts";
import { formatTime } from "#i18n/format-time.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import styles from "./one-show.module.css";

const days = cached((locale) => localizedDates(locale, { weekday: "long", month: "long", day: "numeric" }));

/** When a show is on, by the listener's own clock. */
export function AiringTimes({ airings }: { airings: readonly { startsAt: number; endsAt: number }[] }) {
  const translate = useTranslate<"catalogue">();
  const { skywave } = useApp();
  const id = useId();
  const now = skywave.clock.now();
  return (
    <section aria-labelledby={id} className={styles.airings}>
      <h2 id={id}>{translate("show.airings")}</h2>
      <ol>
        {airings.map(({ startsAt, endsAt }) => (
          <li key={startsAt}>
            <time dateTime={new Date(startsAt).toISOString()}>
              {days(translate.locale).format(new Date(startsAt))}
            </time>
            <span>
              {translate("show.from-until", {
                from: formatTime(startsAt, translate.locale),
                until: formatTime(endsAt, translate.locale),
              })}
            </span>
            {startsAt <= now && now < endsAt ? <b>{translate("show.on-now")}</b> : null}
          </li>
        ))}
      </ol>
      <p>{translate("show.local-time")}</p>
    </section>
  );
}
