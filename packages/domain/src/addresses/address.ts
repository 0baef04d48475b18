import type { Country } from "../locale/country.ts";

export interface Address {
  addressLine1: string;
  addressLine2?: string | undefined;
  city: string;
  /** Two-letter code of a US state or a Canadian province. */
  state: string;
  zipCode: string;
  country: Country;
}
