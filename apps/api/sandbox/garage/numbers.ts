import { randomInt } from "node:crypto";
import { checkDigitOf } from "@skywave/domain/vehicles/vin";

/** Letters and digits that both a radio ID and a VIN may have. */
export const PLACES = "ABCDEGHJKLMNPRTUVWXYZ0123456789";

/** So many places, drawn anew at each call. */
export function randomPlaces(length: number): string {
  return Array.from({ length }, () => PLACES.charAt(randomInt(PLACES.length))).join("");
}

/** The VIN of a vehicle of a model: made of the number of its radio, with the check digit that goes with it. */
export function vinOf(model: string, radioId: string): string {
  const bare = `${model}${radioId.slice(-7)}`;
  return `${bare.slice(0, 8)}${checkDigitOf(bare)}${bare.slice(9)}`;
}
