import type { Address } from "@skywave/domain/addresses/address";
import { normalisePostalCode } from "@skywave/domain/addresses/postal-code";
import type { Country } from "@skywave/domain/locale/country";
import type { BillingDraft } from "#flows/engine/purchase-state.ts";
import type { CardOwner } from "../card/card-token.ts";

/** The address that was typed, as it is kept. */
export function addressOf(values: BillingDraft, country: Country): Address {
  const line2 = values.addressLine2.trim();
  return {
    addressLine1: values.addressLine1.trim(),
    ...(line2 === "" ? {} : { addressLine2: line2 }),
    city: values.city.trim(),
    state: values.state,
    zipCode: normalisePostalCode(values.zipCode, country),
    country,
  };
}

/** Name and address that were typed. */
export function ownerOf(values: BillingDraft, country: Country): CardOwner {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    address: addressOf(values, country),
  };
}
