import { normalisePostalCode } from "@skywave/domain/addresses/postal-code";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { Country } from "@skywave/domain/locale/country";

/** What a visitor typed, as it came. */
export interface TypedCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  zipCode: string;
}

/** What we hold about the person with that address; undefined for what is not known. */
export interface KnownCustomer {
  firstName: string | undefined;
  lastName: string | undefined;
  phone: string | null | undefined;
  zipCode: string | undefined;
  country: Country | undefined;
}

/** Names as people spell them on different days: without accents, case, hyphens and doubled spaces. */
function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** Of a ZIP+4 only the five digits count: few know the rest of theirs. */
function plainCode(code: string, country: Country): string {
  const normal = normalisePostalCode(code, country);
  return country === "US" ? normal.slice(0, 5) : normal;
}

/** Whether all fields fit. All are looked at, so that the time does not tell which one was wrong. */
export function isMatch(typed: TypedCustomer, known: KnownCustomer, country: Country): boolean {
  const phone = readPhoneNumber(typed.phone);
  const fits = [
    plainName(typed.firstName) === plainName(known.firstName ?? ""),
    plainName(typed.lastName) === plainName(known.lastName ?? ""),
    phone !== undefined && phone === known.phone,
    plainCode(typed.zipCode, country) === plainCode(known.zipCode ?? "", country),
    known.country === country && known.firstName !== undefined,
  ];
  return fits.every(Boolean);
}
