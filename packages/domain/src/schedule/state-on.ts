import { isBefore } from "../calendar/compare-days.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import { suspensionIntervalOn } from "./change-schedule.ts";
import { lastDayOf } from "./last-day.ts";

export type ScheduleState =
  | "active"
  | "pending_cancellation"
  | "past_due"
  | "paused"
  | "suspended"
  | "cancelled"
  | "expired";

/** What holds on a day. Where several things are so, the one that takes most away is told. */
export function stateOn(
  schedule: SubscriptionSchedule,
  { today, isUnpaid, endedUnpaid }: { today: Temporal.PlainDate; isUnpaid: boolean; endedUnpaid: boolean },
): ScheduleState {
  const { end } = schedule;
  if (end !== undefined && !isBefore(today, end.on)) return endedUnpaid ? "expired" : "cancelled";
  const interval = suspensionIntervalOn(schedule, today);
  if (interval !== undefined) return interval.reason;
  const lastDay = lastDayOf(schedule);
  if (lastDay !== undefined && !isBefore(today, lastDay)) return "expired";
  if (isUnpaid) return "past_due";
  return end === undefined ? "active" : "pending_cancellation";
}
