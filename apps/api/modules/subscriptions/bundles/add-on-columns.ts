import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { isVip } from "@skywave/domain/offers/vip";
import type { SubscriptionRow } from "../subscriptions-repository.ts";

/** How the first subscription stands. */
export type Primary = Pick<
  SubscriptionRow,
  "state" | "plans" | "suspensionIntervals" | "end" | "terminatedAt"
>;
type AddOnColumns = Pick<
  SubscriptionRow,
  "state" | "suspensionIntervals" | "end" | "terminatedAt" | "nextStepOn"
>;

/**
 * How the second subscription of a VIP plan stands on a day. It has no schedule of its own: it pauses, stops and ends
 * with the plan that includes it, and ends when that one becomes another plan. Undefined where none is included.
 */
export function addOnColumns(primary: Primary, today: Temporal.PlainDate): AddOnColumns | undefined {
  const place = primary.plans.findLastIndex(({ offer }) => isVip(offer));
  if (place === -1) return undefined;
  const days = [primary.plans[place + 1]?.from, primary.end?.on].filter((day) => day !== undefined);
  const [endsOn] = days.toSorted();
  const isPrimaryOver = primary.state === "cancelled" || primary.state === "expired";
  const isOver = isPrimaryOver || (endsOn !== undefined && endsOn <= today.toString());
  return {
    state: isOver ? overAs(primary) : stateOf(primary, endsOn !== undefined),
    suspensionIntervals: primary.suspensionIntervals,
    end: endsOn === undefined ? null : { on: endsOn, isAtOnce: false, refund: "none" },
    terminatedAt: isOver ? (primary.terminatedAt ?? startOf(today)) : null,
    nextStepOn: null,
  };
}

function overAs({ state }: Primary): SubscriptionRow["state"] {
  return state === "expired" ? "expired" : "cancelled";
}

/** What is owed is owed for the plan, not for what it includes. */
function stateOf({ state }: Primary, isEnding: boolean): SubscriptionRow["state"] {
  if (state === "paused" || state === "suspended") return state;
  return isEnding ? "pending_cancellation" : "active";
}

function startOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(BILLING_TIME_ZONE).toInstant();
}
