import type { AddressValidation } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";

/** Who knows the addresses of the post. Throws where it cannot be asked. */
export interface AddressValidator {
  validate(address: Address): Promise<AddressValidation>;
}
