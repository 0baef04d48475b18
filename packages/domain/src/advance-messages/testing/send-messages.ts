import { isBefore } from "../../calendar/compare-days.ts";
import type { SubscriptionSchedule } from "../../pricing/subscription-schedule.ts";
import type { Chapter } from "../../schedule/testing/live-script.ts";
import { type AdvanceMessage, nextAdvanceMessage } from "../next-advance-message.ts";
import { day, START } from "./make-schedule.ts";

/** All advance messages of a time, as they go out when somebody looks every day. */
export function messagesOf(
  schedule: SubscriptionSchedule,
  { from = START, until }: { from?: Temporal.PlainDate; until: string },
) {
  return send([{ from, schedule }], { until: day(until) }).map(
    ({ kind, on, about }) => `${kind} ${on.toString()} about ${about.toString()}`,
  );
}

/** Sends what is due, day by day; `isDown` names the days on which nobody looks. */
export function send(
  chapters: readonly Chapter[],
  {
    until,
    isDown = () => false,
  }: { until: Temporal.PlainDate; isDown?: (on: Temporal.PlainDate) => boolean },
): AdvanceMessage[] {
  const sent: AdvanceMessage[] = [];
  for (const [place, { from, schedule }] of chapters.entries()) {
    const end = chapters[place + 1]?.from ?? until;
    let today = from;
    while (isBefore(today, end)) {
      const next = nextAdvanceMessage({ schedule, today, sent });
      if (next === undefined || !isBefore(next.on, end)) break;
      today = next.on;
      if (!isDown(today)) sent.push(next);
      else while (isDown(today)) today = today.add({ days: 1 });
    }
  }
  return sent;
}
