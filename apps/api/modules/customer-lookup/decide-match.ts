import { isSamePostalCode } from "@skywave/domain/addresses/postal-code";
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

/** Whether two spellings are one name; nobody has none. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other) && plainName(other) !== "";
}

/** Whether all fields fit. All are looked at, so that the time does not tell which one was wrong. */
export function isMatch(typed: TypedCustomer, known: KnownCustomer, country: Country): boolean {
  const phone = readPhoneNumber(typed.phone);
  const fits = [
    isSameName(typed.firstName, known.firstName ?? ""),
    isSameName(typed.lastName, known.lastName ?? ""),
    phone !== undefined && phone === known.phone,
    isSamePostalCode(typed.zipCode, known.zipCode ?? "", country),
    known.country === country && known.firstName !== undefined,
  ];
  return fits.every(Boolean);
}
