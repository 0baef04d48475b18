import type { TaxableAddress } from "../tax/rates-in-force.ts";

/** Places of the US that the satellites do not reach: Alaska, Hawaii and the territories. */
const BEYOND_SATELLITES = ["AK", "HI", "AS", "GU", "MP", "PR", "VI"];

/** Whether only streaming can be had at an address. */
export function isStreamingOnly({ country, state }: TaxableAddress): boolean {
  return country === "US" && BEYOND_SATELLITES.includes(state);
}
