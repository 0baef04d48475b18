import type { Subscription } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { formatDay } from "#i18n/format.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { formatFlatPrice, formatStop } from "./format-stop.ts";
import styles from "./plan-timeline.module.css";
import { isPriced, type Stop, timelineStops } from "./timeline-stops.ts";

/** More stand below each other, however wide the page is. */
const MOST_ABREAST = 5;

/** How a plan stands over time: what was, today, and what comes next; one sentence where nothing ever changes. */
export function PlanTimeline({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate<"plans">();
  const { skywave } = useApp();
  const now = Temporal.Instant.fromEpochMilliseconds(skywave.clock.now());
  const day = now.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate().toString();
  // A cached plan is of an earlier day, and in the sandbox the day of the bills is moved ahead of every clock.
  const today = day > subscription.asOf ? day : subscription.asOf;
  if (!isPriced(subscription)) return null;
  const stops = timelineStops(subscription, today);
  if (stops.length === 0) return <p>{formatFlatPrice(translate, subscription, today)}</p>;
  return (
    <div className={styles.timeline}>
      <ol
        className={styles.stops}
        style={{ "--steps": stops.length }}
        data-abreast={stops.length <= MOST_ABREAST}
        aria-label={translate("timeline.label", { plan: formatPlanName(translate, subscription) })}
      >
        {stops.map((stop) => (
          <StopOnLine key={`${stop.day} ${stop.kind}`} stop={stop} subscription={subscription} />
        ))}
      </ol>
    </div>
  );
}

function StopOnLine({ stop, subscription }: { stop: Stop; subscription: Subscription }) {
  const translate = useTranslate<"plans">();
  const { title, details } = formatStop(translate, stop, subscription);
  const isToday = stop.when === "today";
  return (
    <li data-line={stop.line} data-when={stop.when} aria-current={isToday ? "date" : undefined}>
      {isToday ? <span className={styles.today}>{translate("timeline.today")}</span> : null}
      {title === undefined ? null : <b>{title}</b>}
      {details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
      <time dateTime={stop.day}>{formatDay(stop.day, translate.locale)}</time>
    </li>
  );
}
