import { isBefore } from "../calendar/compare-days.ts";

/** How a vehicle stands, as its maker and we know it. */
export const LIFECYCLE_STATES = [
  "TRIAL_ELIGIBLE",
  "TRIAL_NOT_CLAIMED",
  "TRIAL_CLAIMED",
  "TRIAL_WITH_FOLLOW_ON",
  "SELF_PAY",
  "INACTIVE",
] as const;
export type LifecycleState = (typeof LIFECYCLE_STATES)[number];

/** Nobody has said who listens, somebody has, or a plan is agreed that begins when the trial is over. */
export type TrialPhase = "anonymous" | "claimed" | "followOn";

/** Free days on the radio of a vehicle, which its maker gives along. */
export interface VehicleTrial {
  /** Null until the radio is first heard, where that begins it; a day that lies ahead where its maker named one. */
  startsOn: Temporal.PlainDate | null;
  /** All of them, its first day among them. */
  days: number;
  isClaimed: boolean;
}

/** What of a vehicle decides how it stands. */
export interface VehicleFacts {
  /** The last that was given; null for a vehicle that never had one. */
  trial: VehicleTrial | null;
  /** The first day that is paid for, of the plan that is heard on its radio; null without such a plan. */
  paidFrom: Temporal.PlainDate | null;
}

/**
 * How a vehicle stands on a day; undefined for one that nobody knows. A plan that is paid for takes the place of a trial:
 * a radio serves one plan at a time, so nobody may claim what is left of the trial beside it.
 */
export function lifecycleOn(facts: VehicleFacts, today: Temporal.PlainDate): LifecycleState;
export function lifecycleOn(
  facts: VehicleFacts | undefined,
  today: Temporal.PlainDate,
): LifecycleState | undefined;
export function lifecycleOn(
  facts: VehicleFacts | undefined,
  today: Temporal.PlainDate,
): LifecycleState | undefined {
  if (facts === undefined) return undefined;
  const { trial, paidFrom } = facts;
  if (paidFrom !== null && !isBefore(today, paidFrom)) return "SELF_PAY";
  if (trial !== null && !hasBegunBy(trial, today)) return "TRIAL_ELIGIBLE";
  switch (trialPhaseOn(facts, today)) {
    case "anonymous":
      return "TRIAL_NOT_CLAIMED";
    case "claimed":
      return "TRIAL_CLAIMED";
    case "followOn":
      return "TRIAL_WITH_FOLLOW_ON";
    case undefined:
      return "INACTIVE";
  }
}

/** The phase that a trial is in on a day; undefined where none runs. */
function trialPhaseOn({ trial, paidFrom }: VehicleFacts, today: Temporal.PlainDate): TrialPhase | undefined {
  if (trial === null || !hasBegunBy(trial, today) || daysLeftOn(trial, today) === 0) return undefined;
  if (paidFrom !== null) return "followOn";
  return trial.isClaimed ? "claimed" : "anonymous";
}

function hasBegunBy({ startsOn }: VehicleTrial, today: Temporal.PlainDate): boolean {
  return startsOn !== null && !isBefore(today, startsOn);
}

/** The days before the end of a trial: all of them less those that are over, and never less than none. */
export function daysLeftOn({ startsOn, days }: VehicleTrial, today: Temporal.PlainDate): number {
  const daysIn = startsOn === null ? 0 : Math.max(0, startsOn.until(today).days);
  return Math.max(0, days - daysIn);
}

/** The day after the last of a trial; null where nobody knows when it begins. */
export function trialEndOf({ startsOn, days }: VehicleTrial): Temporal.PlainDate | null {
  return startsOn?.add({ days }) ?? null;
}
