import { canReceiveAt } from "../offers/can-receive.ts";
import type { RadioForPlan, RadioObstacle } from "../radios/decide-radio-plan.ts";
import type { RadioKind } from "../radios/radio.ts";
import type { TaxableAddress } from "../tax/rates-in-force.ts";
import { isReceivedBy, type PlanCategory } from "./plan-category.ts";

/** A radio that a plan may move to, as far as it decides whether it can. */
export interface RadioToMoveTo extends RadioForPlan {
  radioId: string;
  kind: RadioKind;
}

/** A plan that is to be heard on another radio. */
export interface MovingPlan {
  category: PlanCategory;
  serviceAddress: TaxableAddress;
  /** Null where its owner took it off the last one. */
  radio: { radioId: string; kind: RadioKind } | null;
}

export type TransferObstacle = RadioObstacle | "sameRadio" | "otherKind";

/** Plans for weather are sold for one of these; channels for cars and homes go on in either. */
const WHERE: Readonly<Record<RadioKind, "land" | "water" | "air">> = {
  car: "land",
  radio: "land",
  marine: "water",
  aviation: "air",
};

/**
 * What keeps a plan from being heard on another radio; undefined where nothing does. What nobody can change comes first, and that
 * the radio has a plan comes last: it says nothing of whose.
 */
export function decideTransfer(to: RadioToMoveTo, plan: MovingPlan): TransferObstacle | undefined {
  if (to.radioId === plan.radio?.radioId) return "sameRadio";
  if (to.country !== plan.serviceAddress.country) return "otherCountry";
  if (plan.radio !== null && WHERE[plan.radio.kind] !== WHERE[to.kind]) return "otherKind";
  if (!isReceivedBy(to.capabilities, plan.category)) return "notCapable";
  if (!canReceiveAt(plan.serviceAddress)) return "outOfReach";
  return to.isTaken ? "taken" : undefined;
}
