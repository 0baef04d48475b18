import { isHomeAreaCode } from "./area-codes.ts";
import { withPlainDigits } from "./plain-digits.ts";

// Area code and exchange start with 2 to 9; N11 is a service, not an exchange.
const TEN_DIGITS = /^([2-9]\d{2})([2-9](?!11)\d{2})(\d{4})$/;
/** Marks of direction, which come along when a number is copied from an address book. */
const INVISIBLE = /\p{Cf}/gu;
const DASH = /\p{Pd}/gu;
const TYPED = /^\+?[\d\s().-]+$/;

/**
 * The ten digits in which phone numbers are stored and compared; undefined for what is no number of the US or Canada.
 */
export function readPhoneNumber(typed: string): string | undefined {
  const plain = withPlainDigits(typed).replaceAll(INVISIBLE, "").replaceAll(DASH, "-");
  const trimmed = plain.trim();
  if (!TYPED.test(trimmed)) return undefined;
  const digits = trimmed.replace(/\D/g, "");
  const isLong = digits.length === 11 && digits.startsWith("1");
  if (trimmed.startsWith("+") && !isLong) return undefined;
  const ten = isLong ? digits.slice(1) : digits;
  const areaCode = TEN_DIGITS.exec(ten)?.[1];
  return areaCode !== undefined && isHomeAreaCode(areaCode) ? ten : undefined;
}

/** Area code and exchange: numbers of one prefix are rented together, so texts to it are counted together. */
export function phonePrefix(phone: string): string {
  return phone.slice(0, 6);
}

/** The form in which gateways take numbers. */
export function internationalPhoneNumber(phone: string): string {
  return `+1${phone}`;
}
