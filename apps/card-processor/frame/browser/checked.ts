import { brandRuleOf } from "../../cards/card-brand.ts";
import { isLuhnValid } from "../../cards/luhn.ts";
import type { FieldName, ValidationCode } from "./texts.ts";
import { digitsOf } from "./formatted.ts";

export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
}

export interface Expiry {
  month: number;
  year: number;
}

/** What is wrong with each field as it stands now; null where nothing is. */
export function checkedCard(
  { number, expiry, cvc }: CardValues,
  today: Date,
): Record<FieldName, ValidationCode | null> {
  const digits = digitsOf(number);
  return {
    number: checkedNumber(digits),
    expiry: checkedExpiry(expiryOf(expiry), today),
    cvc: digitsOf(cvc).length === brandRuleOf(digits).cvcLength ? null : "incomplete_cvc",
  };
}

export function expiryOf(text: string): Expiry | null {
  const digits = digitsOf(text);
  if (digits.length !== 4) return null;
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}

function checkedNumber(digits: string): ValidationCode | null {
  const { lengths } = brandRuleOf(digits);
  if (lengths.includes(digits.length) && isLuhnValid(digits)) return null;
  return digits.length < Math.min(...lengths) ? "incomplete_number" : "invalid_number";
}

// A card is good until the end of its month.
function checkedExpiry(expiry: Expiry | null, today: Date): ValidationCode | null {
  if (!expiry) return "incomplete_expiry";
  if (expiry.month < 1 || expiry.month > 12) return "invalid_expiry_month";
  const monthsLeft = (expiry.year - today.getFullYear()) * 12 + expiry.month - (today.getMonth() + 1);
  return monthsLeft < 0 ? "invalid_expiry_year_past" : null;
}
