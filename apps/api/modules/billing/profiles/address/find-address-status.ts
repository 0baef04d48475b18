import type { BillingProfile } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";
import { checkAddress } from "./check-address.ts";

export type AddressStatus = BillingProfile["status"]["open"]["serviceAddressStatus"];

/** What the post says of an address that is kept. */
export type FindAddressStatus = (kept: Address) => Promise<AddressStatus>;

/** Asks the post about an address; one that it knows too little of stays unverified, and so does any while it is out of order. */
export function createFindAddressStatus({
  addressValidator,
}: {
  addressValidator: Pick<AddressValidator, "validate">;
}): FindAddressStatus {
  return async (kept) => {
    const { address, invalidFields } = checkAddress(kept);
    if (invalidFields.length > 0) return "notValid";
    try {
      const { status, confidence } = await addressValidator.validate(address);
      if (status === "notValid") return "notValid";
      return confidence === "verified" ? "valid" : "unverified";
    } catch {
      // Nothing that its person does depends on it.
      return "unverified";
    }
  };
}
