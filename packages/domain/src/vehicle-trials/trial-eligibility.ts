import type { LifecycleState } from "./lifecycle.ts";

/** Why nobody, or not this person, can claim the trial of a vehicle. */
export type IneligibleForTrial =
  | "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR"
  | "TRIAL_PENDING_ACTIVATION_ERROR"
  | "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR"
  | "VEHICLE_NOT_FOUND";

export type TrialEligibility =
  /** A trial runs that nobody has claimed. */
  | { kind: "claim" }
  /** Nothing is in the way, and there is nothing to claim: it is theirs already, or over. */
  | { kind: "pass" }
  | { kind: "ineligible"; code: IneligibleForTrial };

/** Whether a person may have what runs on a vehicle; the first that holds decides. */
export function decideTrialEligibility(
  state: LifecycleState | undefined,
  { isRelated }: { isRelated: boolean },
): TrialEligibility {
  switch (state) {
    case "SELF_PAY":
    case "TRIAL_WITH_FOLLOW_ON":
      return ineligible("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR");
    case "TRIAL_NOT_CLAIMED":
      return { kind: "claim" };
    case "TRIAL_ELIGIBLE":
      return ineligible("TRIAL_PENDING_ACTIVATION_ERROR");
    case "TRIAL_CLAIMED":
      return isRelated ? { kind: "pass" } : ineligible("IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR");
    case "INACTIVE":
      return { kind: "pass" };
    case undefined:
      return ineligible("VEHICLE_NOT_FOUND");
  }
}

const ineligible = (code: IneligibleForTrial): TrialEligibility => ({ kind: "ineligible", code });
