import type { PhaseType } from "../offers/offer.ts";

/** What decides whether a plan can go on in another radio of its owner. */
export interface CarriedPlan {
  isActive: boolean;
  isEnding: boolean;
  isBillOpen: boolean;
  /** A store bills it, and knows nothing of radios. */
  isBilledByStore: boolean;
  /** Included in the plan of another subscription. */
  isCompanion: boolean;
  phaseType: PhaseType;
  hasRadio: boolean;
}

/** Why a plan stays where it is; of several reasons, the one that its owner can do least about. */
export type StayReason =
  | "NO_RADIO"
  | "NOT_ACTIVE"
  | "COMPANION"
  | "BILLED_ELSEWHERE"
  | "TRIAL"
  | "PAST_DUE"
  | "ENDING";

/** Why a plan cannot be carried over to another radio; undefined for one that can. A trial belongs to its car. */
export function stayReasonOf(plan: CarriedPlan): StayReason | undefined {
  if (!plan.hasRadio) return "NO_RADIO";
  if (!plan.isActive) return "NOT_ACTIVE";
  if (plan.isCompanion) return "COMPANION";
  if (plan.isBilledByStore) return "BILLED_ELSEWHERE";
  if (plan.phaseType === "Free") return "TRIAL";
  if (plan.isBillOpen) return "PAST_DUE";
  return plan.isEnding ? "ENDING" : undefined;
}
