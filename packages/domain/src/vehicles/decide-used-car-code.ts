import { isBefore } from "../calendar/compare-days.ts";
import type { LifecycleState } from "../vehicle-trials/lifecycle.ts";
import type { UsedCarReason } from "./used-car-eligibility.ts";

const QUIET_FOR = { months: 12 } as const;

/**
 * `usedCar` is one that we give to somebody who bought the car from its first owner; `demo` is the dealer's own, and
 * `serviceLane` what a dealer starts for a car that is in for service.
 */
export type TrialKind = "newCar" | "usedCar" | "demo" | "serviceLane";

/** What is known of the radio in a used car. */
export interface UsedCar {
  hasMaker: boolean;
  canPlayAudio: boolean;
  state: LifecycleState;
  /** Of the last trial; null for a radio that never had one. */
  trialKind: TrialKind | null;
  /** What was last heard on it, and until when; null where nothing ever was. */
  lastActive: { by: "trial" | "plan"; until: Temporal.PlainDate } | null;
}

/** What somebody typed to name it; undefined for what is neither a radio ID nor a VIN. */
export type NamedBy = "radioId" | "vin" | undefined;

/** Why a used car can't have a trial, in the codes of its notices; undefined where it can. */
export function decideUsedCarCode(
  namedBy: NamedBy,
  car: UsedCar | undefined,
  today: Temporal.PlainDate,
): UsedCarReason | undefined {
  if (namedBy === undefined) return "3494";
  if (car === undefined) return namedBy === "vin" ? "103" : "106";
  if (!car.hasMaker) return "101";
  if (!car.canPlayAudio) return "5035";
  switch (car.state) {
    case "SELF_PAY":
      return "107";
    case "TRIAL_WITH_FOLLOW_ON":
      return "110";
    case "TRIAL_CLAIMED":
      return car.trialKind === "usedCar" ? "111" : "109";
    case "TRIAL_ELIGIBLE":
      // The dealer's own begins by the dealer's hand; any other once its maker says so.
      return car.trialKind === "demo" ? "114" : "other";
    case "TRIAL_NOT_CLAIMED":
      return car.trialKind === "demo" ? "114" : undefined;
    case "INACTIVE":
      return codeOfSilence(car, today);
  }
}

function codeOfSilence(
  { trialKind, lastActive }: UsedCar,
  today: Temporal.PlainDate,
): UsedCarReason | undefined {
  if (trialKind === "usedCar") return "112";
  if (lastActive === null || isBefore(lastActive.until, today.subtract(QUIET_FOR))) return undefined;
  return lastActive.by === "trial" ? "112" : "113";
}
