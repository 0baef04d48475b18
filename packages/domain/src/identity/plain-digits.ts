const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** The same text with 0 to 9 for the digits of any script, full-width ones included, and full-width signs made plain. */
export function withPlainDigits(typed: string): string {
  return typed.normalize("NFKC").replace(DIGITS, (digit) => String(valueOf(digit)));
}

/** Unicode keeps the ten digits of a script together, in order. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (point - zero) % 10;
}
