import type { TaxableAddress } from "../tax/rates-in-force.ts";
import type { Offer } from "./offer.ts";

/** Places of the US that the satellites do not reach: Alaska, Hawaii and the territories. */
const BEYOND_SATELLITES = ["AK", "HI", "AS", "GU", "MP", "PR", "VI"];

/** What somebody has, as far as it decides what else they can hear. */
export interface Reception {
  /** A plan for a radio goes with a radio; one for streaming goes with none. */
  offer: Pick<Offer, "serviceType">;
  serviceAddress: TaxableAddress;
}

/**
 * Whether a plan can be heard in the place of the one that somebody has. Satellites need a radio, and a place that
 * they reach.
 */
export function canReceive(
  { serviceType }: Pick<Offer, "serviceType">,
  { offer, serviceAddress }: Reception,
): boolean {
  if (serviceType === "streaming") return true;
  return canReceiveAt(serviceAddress) && offer.serviceType !== "streaming";
}

/** Whether the satellites reach a place. */
export function canReceiveAt({ country, state }: TaxableAddress): boolean {
  return country !== "US" || !BEYOND_SATELLITES.includes(state);
}
