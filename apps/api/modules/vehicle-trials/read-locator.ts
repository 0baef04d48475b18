import { readRadioId } from "@skywave/domain/radios/radio-id";
import { readVin } from "@skywave/domain/vehicles/vin";
import { done, type Outcome, refuse } from "#platform/outcome.ts";

/** What names a vehicle, and by which number. */
export type Locator = { by: "radioId"; radioId: string } | { by: "vin"; vin: string };

/** Reads the one of two numbers that was typed. */
export function readLocator(typed: {
  radioId?: string | undefined;
  vin?: string | undefined;
}): Outcome<Locator> {
  const { radioId, vin } = typed;
  if ((radioId === undefined) === (vin === undefined)) return invalid("radioId", "ONE_OF_TWO");
  if (vin !== undefined) {
    const read = readVin(vin);
    return read.ok ? done({ by: "vin", vin: read.vin }) : invalid("vin", "invalid");
  }
  const read = readRadioId(radioId ?? "");
  return read.ok ? done({ by: "radioId", radioId: read.radioId }) : invalid("radioId", "invalid");
}

/** With the code of the notice that says so of a used car. */
const invalid = (field: string, code: string) =>
  refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code }], details: { usedCarCode: "3494" } });
