import type { Address } from "@skywave/domain/addresses/address";
import type { DetailField, PersonDetails } from "@skywave/domain/addresses/find-missing-details";
import { normalisePostalCode } from "@skywave/domain/addresses/postal-code";
import { billingCountry } from "@skywave/domain/locale/billing-place";
import type { Country } from "@skywave/domain/locale/country";
import type { Failure } from "@skywave/sdk";

const FIELDS: readonly DetailField[] = [
  "firstName",
  "lastName",
  "addressLine1",
  "addressLine2",
  "city",
  "state",
  "zipCode",
];

/** The address as it was typed, in the shape of the wire. */
export function addressIn(details: PersonDetails, country: Country): Address {
  const secondLine = details.addressLine2.trim();
  return {
    addressLine1: details.addressLine1.trim(),
    ...(secondLine !== "" && { addressLine2: secondLine }),
    city: details.city.trim(),
    state: details.state,
    zipCode: normalisePostalCode(details.zipCode, country),
    country: billingCountry(country),
  };
}

/** The server names fields by their path, such as serviceAddress.zipCode; the street where it names none. */
export function invalidDetails(failure: Failure): DetailField[] {
  const named = failure.kind === "serverRefused" ? failure.invalidFields : [];
  const fields = FIELDS.filter((field) => named.some((invalid) => invalid.field.split(".").at(-1) === field));
  return fields.length > 0 ? fields : ["addressLine1"];
}
