import { isBefore } from "../calendar/compare-days.ts";
import { lifecycleOn, type LifecycleState, trialEndOf, type VehicleFacts } from "./lifecycle.ts";

/** What happens to a vehicle, beside the days that pass. */
export type VehicleEvent =
  /** Its maker gives a trial along, which begins on a day that the maker names, or else when the radio is first heard. */
  | { kind: "trialGiven"; days: number; startsOn: Temporal.PlainDate | null }
  /** The radio is first heard. Nothing moves a first day that is known. */
  | { kind: "trialStarted" }
  | { kind: "trialClaimed" }
  /** A plan is agreed that begins when the trial is over. */
  | { kind: "followOnChosen" }
  | { kind: "followOnDropped" }
  /** A plan begins today that is paid for. */
  | { kind: "planStarted" }
  | { kind: "planEnded" };

type VehicleEventKind = VehicleEvent["kind"];

type NextStates = Readonly<Record<LifecycleState, readonly LifecycleState[]>>;

const NONE: readonly LifecycleState[] = [];
const NOWHERE: NextStates = {
  TRIAL_ELIGIBLE: NONE,
  TRIAL_NOT_CLAIMED: NONE,
  TRIAL_CLAIMED: NONE,
  TRIAL_WITH_FOLLOW_ON: NONE,
  SELF_PAY: NONE,
  INACTIVE: NONE,
};

/**
 * Where each event leads from each state; none where it cannot happen. More than one state stands where days decide: a trial
 * may be given before its first day, in its course or after its end, and when a plan ends, the days that are left of one
 * are heard again.
 */
export const NEXT_STATES: Readonly<Record<VehicleEventKind | "daysPassed", NextStates>> = {
  trialGiven: { ...NOWHERE, INACTIVE: ["TRIAL_ELIGIBLE", "TRIAL_NOT_CLAIMED", "INACTIVE"] },
  trialStarted: { ...NOWHERE, TRIAL_ELIGIBLE: ["TRIAL_NOT_CLAIMED"] },
  trialClaimed: { ...NOWHERE, TRIAL_NOT_CLAIMED: ["TRIAL_CLAIMED"] },
  followOnChosen: { ...NOWHERE, TRIAL_CLAIMED: ["TRIAL_WITH_FOLLOW_ON"] },
  followOnDropped: { ...NOWHERE, TRIAL_WITH_FOLLOW_ON: ["TRIAL_CLAIMED"] },
  planStarted: {
    ...NOWHERE,
    TRIAL_ELIGIBLE: ["SELF_PAY"],
    TRIAL_NOT_CLAIMED: ["SELF_PAY"],
    TRIAL_CLAIMED: ["SELF_PAY"],
    INACTIVE: ["SELF_PAY"],
  },
  planEnded: {
    ...NOWHERE,
    SELF_PAY: ["TRIAL_ELIGIBLE", "TRIAL_NOT_CLAIMED", "TRIAL_CLAIMED", "INACTIVE"],
  },
  daysPassed: {
    ...NOWHERE,
    TRIAL_ELIGIBLE: ["TRIAL_NOT_CLAIMED"],
    TRIAL_NOT_CLAIMED: ["INACTIVE"],
    TRIAL_CLAIMED: ["INACTIVE"],
    TRIAL_WITH_FOLLOW_ON: ["SELF_PAY"],
  },
};

/** A vehicle after something happened to it on a day; undefined where it cannot happen to one that stands as it does. */
export function changeVehicle(
  facts: VehicleFacts,
  event: VehicleEvent,
  today: Temporal.PlainDate,
): VehicleFacts | undefined {
  if (NEXT_STATES[event.kind][lifecycleOn(facts, today)].length === 0) return undefined;
  const { trial } = facts;
  switch (event.kind) {
    case "trialGiven":
      return { ...facts, trial: { startsOn: event.startsOn, days: event.days, isClaimed: false } };
    case "trialStarted":
      return trial?.startsOn === null ? { ...facts, trial: { ...trial, startsOn: today } } : undefined;
    case "trialClaimed":
      return { ...facts, trial: trial && { ...trial, isClaimed: true } };
    case "followOnChosen":
      return { ...facts, paidFrom: trial && trialEndOf(trial) };
    case "planStarted":
      return { ...facts, paidFrom: today };
    case "followOnDropped":
    case "planEnded":
      return { ...facts, paidFrom: null };
  }
}

/** The first day on which a vehicle stands otherwise without anything happening to it; null where days change nothing. */
export function nextTurnOf(facts: VehicleFacts, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const isTurning = NEXT_STATES.daysPassed[lifecycleOn(facts, today)].length > 0;
  const { trial } = facts;
  if (!isTurning || trial === null || trial.startsOn === null) return null;
  return isBefore(today, trial.startsOn) ? trial.startsOn : trialEndOf(trial);
}
