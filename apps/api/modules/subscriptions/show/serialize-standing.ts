import type { Subscription } from "@skywave/contract";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import type { RadioFacts } from "@skywave/domain/schedule/radio-options";
import { subscriptionOptionsOf } from "@skywave/domain/schedule/subscription-options";
import { manageUrlOf } from "@skywave/domain/offers/manage-url";
import { changeFactsOf, isBilledHere, type SubscriptionStanding } from "./change-facts.ts";
import { pendingOffer } from "../stored-schedule.ts";
import type { SubscriptionRow } from "../subscriptions-repository.ts";

type Standing = Pick<
  Subscription,
  | "status"
  | "isActive"
  | "isCancelled"
  | "isCancelledAtEndOfCurrentTerm"
  | "isPaused"
  | "isSuspended"
  | "inactiveReason"
  | "options"
  | "billedBy"
  | "agreed"
>;

/** How a subscription stands, what is agreed about it, and what its owner may do with it today. */
export function serializeStanding(
  standing: SubscriptionStanding,
  { today, ...surroundings }: { today: Temporal.PlainDate; hasChat: boolean } & RadioFacts,
): Standing {
  const { row } = standing;
  const status = statusOf(row);
  const { cancelOptions, ...options } = subscriptionOptionsOf(changeFactsOf(standing, today), surroundings);
  const { triggeredRuleId = null } = cancelOptions;
  return {
    status,
    isActive: status === "Active",
    isCancelled: status === "Closed",
    isCancelledAtEndOfCurrentTerm: status !== "Closed" && row.end !== null,
    isPaused: row.state === "paused",
    isSuspended: row.state === "suspended",
    inactiveReason: inactiveReasonOf(row),
    options: { ...options, cancelOptions: { ...cancelOptions, triggeredRuleId } },
    billedBy: {
      source: row.source,
      // What a plan includes is paid for with that plan.
      isUs: isBilledHere(row) || row.primaryId !== null,
      manageUrl: manageUrlOf(row.source) ?? null,
    },
    agreed: agreedOf(row, today),
  };
}

function statusOf({ state }: SubscriptionRow): Standing["status"] {
  switch (state) {
    case "cancelled":
    case "expired":
      return "Closed";
    case "suspended":
      return "Suspended";
    case "paused":
      return "Inactive";
    case "reserved":
    case "active":
    case "pending_cancellation":
    case "past_due":
      return "Active";
  }
}

/** We suspend for unpaid bills only; why somebody else does is not known here. */
function inactiveReasonOf(row: SubscriptionRow): Standing["inactiveReason"] {
  if (row.state === "suspended") return isBilledHere(row) ? "nonPay" : "suspension";
  const isOver = row.state === "cancelled" || row.state === "expired";
  return isOver && row.cancellation?.reasonCode === "nonPay" ? "nonPay" : null;
}

function agreedOf(row: SubscriptionRow, today: Temporal.PlainDate): Standing["agreed"] {
  const pause = row.suspensionIntervals.find(
    ({ reason, until }) =>
      reason === "paused" && until !== null && isBefore(today, Temporal.PlainDate.from(until)),
  );
  return {
    planFrom: pendingOffer(row, today) === undefined ? null : (row.plans.at(-1)?.from ?? null),
    pause: pause?.until == null ? null : { start: pause.from, end: pause.until },
    end: row.end?.on ?? null,
  };
}
