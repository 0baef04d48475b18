import { isBefore } from "../calendar/compare-days.ts";
import type { SubscriptionLife } from "../pricing/subscription-life.ts";
import { gapOn } from "./change-life.ts";
import { lastDayOf } from "./last-day.ts";

export type LifeState =
  | "active"
  | "pending_cancellation"
  | "past_due"
  | "paused"
  | "suspended"
  | "cancelled"
  | "expired";

/** What holds on a day. Where several things are so, the one that takes most away is told. */
export function stateOn(
  life: SubscriptionLife,
  { today, isUnpaid, endedUnpaid }: { today: Temporal.PlainDate; isUnpaid: boolean; endedUnpaid: boolean },
): LifeState {
  const { end } = life;
  if (end !== undefined && !isBefore(today, end.on)) return endedUnpaid ? "expired" : "cancelled";
  const gap = gapOn(life, today);
  if (gap !== undefined) return gap.reason;
  const lastDay = lastDayOf(life);
  if (lastDay !== undefined && !isBefore(today, lastDay)) return "expired";
  if (isUnpaid) return "past_due";
  return end === undefined ? "active" : "pending_cancellation";
}
