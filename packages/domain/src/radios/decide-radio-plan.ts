import { canReceiveAt } from "../offers/can-receive.ts";
import type { Country } from "../locale/country.ts";
import type { ServiceType } from "../offers/offer.ts";
import type { TaxableAddress } from "../tax/rates-in-force.ts";
import { canPlayAudio, type Capability } from "./radio.ts";

/** A radio as far as it decides which plan can be heard on it. */
export interface RadioForPlan {
  country: Country;
  capabilities: readonly Capability[];
  /** A plan that runs is heard on it, whoever has it. */
  isTaken: boolean;
}

/** Why a plan cannot be had for a radio. */
export type RadioObstacle = "otherCountry" | "notCapable" | "outOfReach" | "taken";

/** Whether plans of a service are heard on a radio, and need one to be had. */
export function needsRadio(serviceType: ServiceType): boolean {
  return serviceType !== "streaming";
}

/**
 * What stands in the way of a plan for a radio, at the address where it is used; undefined where nothing does. The first
 * that nobody can change comes first: a radio of another country, then one that plays no channels.
 */
export function decideRadioPlan(
  radio: RadioForPlan,
  serviceAddress: TaxableAddress,
): RadioObstacle | undefined {
  if (radio.country !== serviceAddress.country) return "otherCountry";
  if (!canPlayAudio(radio.capabilities)) return "notCapable";
  if (!canReceiveAt(serviceAddress)) return "outOfReach";
  return radio.isTaken ? "taken" : undefined;
}
