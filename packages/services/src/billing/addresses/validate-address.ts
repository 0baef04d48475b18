import type { AddressValidation } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { billingCountry } from "@skywave/domain/locale/billing-place";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { commonFailure } from "../../outcomes/common-failure.ts";

export interface ValidatedAddress {
  confidence: AddressValidation["confidence"];
  status: AddressValidation["status"];
  /** The address as the post writes it, where that is something else and whole. */
  correction: Address | undefined;
}

/** What is known of an address that could not be asked about: nothing, so nobody is kept from using it. */
const UNASKED: ValidatedAddress = { confidence: "none", status: "valid", correction: undefined };

/** Asks what the post knows about an address. Whatever fails on the way costs the person nothing. */
export async function validateAddress(skywave: Skywave, address: Address): Promise<ValidatedAddress> {
  const answer = await attemptCall(skywave, {
    domain: "billing",
    name: "validateAddress",
    input: { body: { address: { ...address, country: billingCountry(address.country) } } },
  });
  if (!answer.ok) {
    // Told to the log, and to nobody else.
    commonFailure(skywave, answer.failure);
    return UNASKED;
  }
  const { confidence, status, correctedAddress } = answer.data;
  return { confidence, status, correction: wholeCorrection(correctedAddress, address) };
}

/** A correction that lacks its street, city, state or zip could only do harm. */
function wholeCorrection(
  corrected: AddressValidation["correctedAddress"],
  { country }: Address,
): Address | undefined {
  const trimmed = (text: string | undefined) => (text ?? "").trim();
  const addressLine1 = trimmed(corrected?.addressLine1);
  const addressLine2 = trimmed(corrected?.addressLine2);
  const city = trimmed(corrected?.city);
  const state = trimmed(corrected?.state);
  const zipCode = trimmed(corrected?.zipCode);
  if ([addressLine1, city, state, zipCode].includes("")) return undefined;
  return { addressLine1, ...(addressLine2 !== "" && { addressLine2 }), city, state, zipCode, country };
}
