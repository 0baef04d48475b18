import type { Address as WireAddress } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { isPostalCode, normalisePostalCode } from "@skywave/domain/addresses/postal-code";
import { regionsOf } from "@skywave/domain/addresses/regions";
import { isPersonName } from "@skywave/domain/identity/person-name";

export interface InvalidField {
  field: string;
  code: string;
}

/** Checks an address by the rules of its country and writes its postal code as the post office does. */
export function checkAddress(
  typed: WireAddress,
  part: "serviceAddress" | "billingAddress" = "serviceAddress",
): { address: Address; invalidFields: InvalidField[] } {
  const zipCode = normalisePostalCode(typed.zipCode, typed.country);
  const state = typed.state.toUpperCase();
  const invalidFields: InvalidField[] = [];
  if (!isPostalCode(zipCode, typed.country)) {
    invalidFields.push({ field: `${part}.zipCode`, code: "format" });
  }
  if (!regionsOf(typed.country).some((region) => region.code === state)) {
    invalidFields.push({ field: `${part}.state`, code: "unknown" });
  }
  return { address: { ...typed, state, zipCode }, invalidFields };
}

/** Checks that a name can be printed on a bill. */
export function checkName(name: { firstName: string; lastName: string }): InvalidField[] {
  const fields = ["firstName", "lastName"] as const;
  return fields
    .filter((field) => !isPersonName(name[field]))
    .map((field) => ({ field: `billingProfileName.firstAndLastName.${field}`, code: "characters" }));
}
