import { isBefore } from "../calendar/compare-days.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import { suspensionIntervalOn, isPauseAhead } from "./change-schedule.ts";

/** What an owner may ask for. A switch is to another plan, or to another term of the same one. */
export type ChangeKind =
  | "planSwitch"
  | "transfer"
  | "pause"
  | "revokePause"
  | "cancelAtTermEnd"
  | "cancelAtOnce"
  | "revokeCancellation";

/** Why it cannot be done just now. */
export type Blocker =
  | "SUBSCRIPTION_ENDED"
  | "PART_OF_BUNDLE"
  | "BILLED_ELSEWHERE"
  | "PAYMENT_IN_PROGRESS"
  | "CANCELLATION_PENDING"
  | "NOTHING_TO_REVOKE"
  | "SUBSCRIPTION_SUSPENDED"
  | "PAYMENT_DUE"
  | "SUBSCRIPTION_PAUSED";

/** A subscription as far as it decides what can be done with it. */
export interface ChangeFacts {
  schedule: SubscriptionSchedule;
  today: Temporal.PlainDate;
  isOver: boolean;
  /** Another plan includes it: then it is changed with that one. */
  isIncluded: boolean;
  /** Somebody else bills it, or nobody: then it is changed there. */
  isBilledHere: boolean;
  /** Another change of it is being paid, or its bill is. */
  isBeingCharged: boolean;
  isBillOpen: boolean;
}

/**
 * What stands in the way of a change; undefined where nothing does. Whoever shows buttons and whoever carries out
 * what they ask for both ask here, so they cannot disagree. Cancelling is never refused for money.
 */
export function blockerOf(change: ChangeKind, facts: ChangeFacts): Blocker | undefined {
  const { schedule, isOver, isIncluded, isBilledHere, isBeingCharged } = facts;
  if (isOver) return "SUBSCRIPTION_ENDED";
  if (isIncluded) return "PART_OF_BUNDLE";
  if (!isBilledHere) return "BILLED_ELSEWHERE";
  if (isBeingCharged) return "PAYMENT_IN_PROGRESS";
  switch (change) {
    case "cancelAtTermEnd":
      return schedule.end === undefined ? undefined : "CANCELLATION_PENDING";
    case "cancelAtOnce":
      return undefined;
    case "revokeCancellation":
      return schedule.end === undefined ? "NOTHING_TO_REVOKE" : undefined;
    case "revokePause":
      return (schedule.suspensionIntervals ?? []).some((interval) => isPauseAhead(interval, facts.today))
        ? undefined
        : "NOTHING_TO_REVOKE";
    case "planSwitch":
      return resumeBlocker(facts);
    case "transfer":
      return resumeBlocker(facts) ?? (isPausedToday(facts) ? "SUBSCRIPTION_PAUSED" : undefined);
    case "pause":
      return resumeBlocker(facts) ?? (isPauseAgreed(facts) ? "SUBSCRIPTION_PAUSED" : undefined);
  }
}

function resumeBlocker({ schedule, today, isBillOpen }: ChangeFacts): Blocker | undefined {
  if (schedule.end !== undefined) return "CANCELLATION_PENDING";
  if (suspensionIntervalOn(schedule, today)?.reason === "suspended") return "SUBSCRIPTION_SUSPENDED";
  return isBillOpen ? "PAYMENT_DUE" : undefined;
}

function isPausedToday({ schedule, today }: ChangeFacts): boolean {
  return suspensionIntervalOn(schedule, today)?.reason === "paused";
}

function isPauseAgreed({ schedule, today }: ChangeFacts): boolean {
  return (schedule.suspensionIntervals ?? []).some(
    ({ until }) => until !== undefined && isBefore(today, until),
  );
}
