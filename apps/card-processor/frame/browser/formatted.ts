import type { BrandRule } from "../../cards/card-brand.ts";

/** The digits of whatever was typed or pasted; full-width ones too. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replaceAll(/\D/g, "");
}

/** `4242 4242 4242 4242`, in the groups of its brand, cut at its longest length. */
export function formattedNumber(text: string, { groups, lengths }: BrandRule): string {
  const digits = digitsOf(text).slice(0, Math.max(...lengths));
  const parts: string[] = [];
  let start = 0;
  for (const size of groups) {
    if (start < digits.length) parts.push(digits.slice(start, start + size));
    start += size;
  }
  return parts.join(" ");
}

/**
 * `MM / YY` from what was typed, pasted or filled in, such as `1/27`, `01-2027` or `4`. `previous` is what
 * the field held: deleting back over the slash must not put it there again.
 */
export function formattedExpiry(text: string, previous: string): string {
  const [monthText = "", yearText] = text.normalize("NFKC").split(/\s*[/.-]\s*/);
  const isSplit = yearText !== undefined && digitsOf(monthText).length <= 2;
  const month = paddedMonth(isSplit ? digitsOf(monthText) : digitsOf(text).slice(0, 2), isSplit);
  const year = shortYear(isSplit ? digitsOf(yearText) : digitsOf(text).slice(2));
  const isDeleting = text.length < previous.length && previous.startsWith(text);
  if (isDeleting && year === "") return text.replace(/\s*\/?\s*$/, "").slice(0, 2);
  return month.length === 2 ? `${month} / ${year}` : month;
}

function paddedMonth(digits: string, isFinished: boolean): string {
  const isWhole = digits.length === 1 && (isFinished || Number(digits) > 1);
  return isWhole ? `0${digits}` : digits.slice(0, 2);
}

// Browsers that fill in a card write the year with four digits.
function shortYear(digits: string): string {
  return digits.length === 4 && digits.startsWith("20") ? digits.slice(2) : digits.slice(0, 4).slice(0, 2);
}

/** Where the caret goes so that it stays behind the same digit. */
export function caretAfter(formatted: string, digitCount: number): number {
  if (digitCount === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (/\d/.test(formatted.charAt(index))) seen += 1;
    if (seen === digitCount) return index + 1;
  }
  return formatted.length;
}
