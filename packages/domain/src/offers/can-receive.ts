import type { Reception as RadioReception } from "../radios/radio.ts";
import type { TaxableAddress } from "../tax/rates-in-force.ts";
import { dataProductFor, isDataProduct } from "./data-product.ts";
import type { Offer } from "./offer.ts";

/** Places of the US that the satellites do not reach: Alaska, Hawaii and the territories. */
const BEYOND_SATELLITES = ["AK", "HI", "AS", "GU", "MP", "PR", "VI"];

/** What somebody has, as far as it decides what else they can hear. */
export interface Reception {
  /** A plan for a radio goes with a radio; one for streaming goes with none. */
  offer: Pick<Offer, "serviceType">;
  serviceAddress: TaxableAddress;
  /** What the radio that the plan is heard on can take up; nothing where there is none. */
  receives: readonly RadioReception[];
}

/**
 * Whether a plan can be heard in the place of the one that somebody has. Satellites need a radio, and a place that
 * they reach.
 */
export function canReceive(
  wanted: Pick<Offer, "serviceType" | "products">,
  { offer, serviceAddress, receives }: Reception,
): boolean {
  if (wanted.serviceType === "streaming") return true;
  if (!canReceiveAt(serviceAddress) || offer.serviceType === "streaming") return false;
  return canShowData(wanted, receives);
}

/** Whether a radio can show all that a plan brings to its screen: traffic, or the weather at sea or in the air. */
export function canShowData(
  { products }: Pick<Offer, "products">,
  receives: readonly RadioReception[],
): boolean {
  return products.every(
    ({ id }) => !isDataProduct(id) || receives.some((kind) => id === dataProductFor(kind)),
  );
}

/** Whether the satellites reach a place. */
export function canReceiveAt({ country, state }: TaxableAddress): boolean {
  return country !== "US" || !BEYOND_SATELLITES.includes(state);
}
