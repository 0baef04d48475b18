import { withPlainDigits } from "./plain-digits.ts";

const CODE = /^\d{6}$/;

/** A code without what keyboards and pasting add to it: blanks, hyphens, digits of another script. */
export function readOneTimeCode(typed: string): string {
  return withPlainDigits(typed).replace(/[\s\p{Cf}\p{Pd}]/gu, "");
}

/** Whether a code that was read can be one of ours. */
export function isOneTimeCode(code: string): boolean {
  return CODE.test(code);
}
