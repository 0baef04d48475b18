import { daysLeftOn, type LifecycleState, lifecycleOn, type VehicleFacts } from "./lifecycle.ts";

/** How the trial behind a maker's link stands. */
export type MagicLinkTrialState =
  | "TrialNotStarted"
  | "TrialClaimed"
  | "TrialNotClaimed"
  | "TrialWithFollowOn"
  | "SelfPay";

const STATES: Readonly<Record<LifecycleState, MagicLinkTrialState>> = {
  TRIAL_ELIGIBLE: "TrialNotStarted",
  TRIAL_CLAIMED: "TrialClaimed",
  // One that is over was somebody's, as far as a link can tell.
  INACTIVE: "TrialClaimed",
  TRIAL_NOT_CLAIMED: "TrialNotClaimed",
  TRIAL_WITH_FOLLOW_ON: "TrialWithFollowOn",
  SELF_PAY: "SelfPay",
};

export interface MagicLinkTrial {
  trialState: MagicLinkTrialState;
  /** All days less those that are over; none of a trial that has ended. */
  daysBeforeTrialEnd: number;
}

/** What a link of a maker tells of its vehicle on a day; of one that nobody knows any more, that nothing has begun. */
export function magicLinkTrialOn(facts: VehicleFacts | undefined, today: Temporal.PlainDate): MagicLinkTrial {
  const state = lifecycleOn(facts, today);
  return {
    trialState: state === undefined ? "TrialNotStarted" : STATES[state],
    daysBeforeTrialEnd: facts?.trial == null ? 0 : daysLeftOn(facts.trial, today),
  };
}
