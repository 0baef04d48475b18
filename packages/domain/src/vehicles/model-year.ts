/** The tenth place of a VIN, from 1980 on (49 CFR 565.15, table VII). It begins again every thirty years. */
const CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST_YEAR = 1980;
const CYCLE = 30;

/**
 * The model year of a vehicle by its VIN; undefined for one that has none there. Of the years that share a code, it is the last one
 * that a dealer can have by now: models of the next year are sold in this one.
 */
export function modelYearOf(vin: string, thisYear: number): number | undefined {
  const at = CODES.indexOf(vin.charAt(9).toUpperCase() || " ");
  if (at === -1) return undefined;
  const first = FIRST_YEAR + at;
  const cycles = Math.floor((thisYear + 1 - first) / CYCLE);
  return cycles < 0 ? undefined : first + cycles * CYCLE;
}
