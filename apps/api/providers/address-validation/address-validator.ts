import type { AddressSuggestion, AddressValidation } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import type { Country } from "@skywave/domain/locale/country";

/** The first line of an address as far as it was typed, and where it is looked for. */
export interface BegunAddress {
  typed: string;
  country: Country;
  /** Whose addresses come first. */
  state?: string | undefined;
}

/** Who knows the addresses of the post. Throws where it cannot be asked. */
export interface AddressValidator {
  validate(address: Address): Promise<AddressValidation>;
  /** Addresses that begin so, the likeliest first; none where nothing is known. Stops asking when the signal says so. */
  suggest(begun: BegunAddress, signal: AbortSignal): Promise<AddressSuggestion[]>;
}
