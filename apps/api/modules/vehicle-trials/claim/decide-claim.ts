import type { CallRefusal } from "@skywave/contract";
import type { LifecycleState } from "@skywave/domain/vehicle-trials/lifecycle";
import { decideTrialEligibility } from "@skywave/domain/vehicle-trials/trial-eligibility";

/** What is known of somebody who claims the trial of a vehicle. */
export interface ClaimFacts {
  state: LifecycleState;
  /** By what it was named; a VIN is read through a windshield, a radio ID in the car. */
  namedBy: "link" | "radioId" | "vin";
  /** The maker gave an address of its buyer, or an account of its driver. */
  isMeantForSomebody: boolean;
  /** The caller has proved that address, or named that account. */
  isMeantForCaller: boolean;
  /** They named an account of the driver that is not the one that the maker gave. */
  hasOtherDriver: boolean;
  /** The dealer's own, for showing the car. */
  isDemo: boolean;
  /** The plan on the radio is theirs. */
  isRelated: boolean;
  /** They have claimed this trial before. */
  isTheirs: boolean;
}

export type ClaimDecision =
  | { kind: "claim" }
  | { kind: "repeat" }
  | { kind: "refuse"; code: CallRefusal<"user", "b2bTrialClaim"> };

/**
 * Whether a person gets the trial of a vehicle. How a vehicle stands is told to those only who show more than that they can
 * read a number: the maker's link, the account or address that the maker gave, or a plan of their own on the radio. A trial
 * that is meant for nobody in particular, and waits, goes to whoever sits in the car.
 */
export function decideClaim(facts: ClaimFacts): ClaimDecision {
  const { state, namedBy, isRelated, isTheirs } = facts;
  if (!isProved(facts))
    return refuse(namedBy === "vin" ? "DEVICE_INFORMATION_REQUIRED" : "CLAIMING_WITH_UNAUTHORIZED_USER");
  if (facts.hasOtherDriver) return refuse("IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR");
  if (facts.isDemo) return refuse("SUBSCRIPTION_PRODUCT_NOT_FOUND");
  const eligibility = decideTrialEligibility(state, { isRelated });
  switch (eligibility.kind) {
    case "ineligible":
      return refuse(eligibility.code);
    case "claim":
      return { kind: "claim" };
    case "pass":
      return state === "TRIAL_CLAIMED" && isTheirs
        ? { kind: "repeat" }
        : refuse("SUBSCRIPTION_PRODUCT_NOT_FOUND");
  }
}

function isProved({ state, namedBy, isMeantForSomebody, isMeantForCaller, isRelated }: ClaimFacts): boolean {
  const sitsInTheCar = namedBy === "radioId" && state === "TRIAL_NOT_CLAIMED" && !isMeantForSomebody;
  return namedBy === "link" || isMeantForCaller || isRelated || sitsInTheCar;
}

const refuse = (code: CallRefusal<"user", "b2bTrialClaim">): ClaimDecision => ({ kind: "refuse", code });
