import { lastFourOf, readRadioId } from "@skywave/domain/radios/radio-id";
import { readVin } from "@skywave/domain/vehicles/vin";

/** A radio ID as calls take it: in capitals, without what people type between the places. A UUID stays as it is. */
export function radioIdAsSent(typed: string): string {
  const read = readRadioId(typed);
  return read.ok ? read.radioId : inCapitals(typed);
}

/** All of a radio ID that leaves the browser where the call only has to tell one's own radios apart. */
export function lastFourAsSent(typed: string): string {
  return lastFourOf(radioIdAsSent(typed));
}

/** A VIN as calls take it: in capitals, without what people type between the places. */
export function vinAsSent(typed: string): string {
  const read = readVin(typed);
  return read.ok ? read.vin : inCapitals(typed);
}

/** What was typed where either number may be: a VIN if it can be one. */
export function numberAsSent(typed: string): { vin: string } | { radioId: string } {
  return readVin(typed).ok ? { vin: vinAsSent(typed) } : { radioId: radioIdAsSent(typed) };
}

/** Only letters that such numbers have: some of other alphabets would become two of ours, and what nobody typed. */
function inCapitals(typed: string): string {
  return typed.trim().replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
}
