import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export type IdPrefix =
  | "pm"
  | "cus"
  | "pi"
  | "ch"
  | "seti"
  | "re"
  | "dp"
  | "we"
  | "evt"
  | "whsec"
  | "req"
  | "secret";

/** An id that nobody can guess, with the prefix that tells what it names. */
export function makeId(prefix: IdPrefix): string {
  let letters = "";
  for (const byte of randomBytes(24)) letters += ALPHABET[byte % ALPHABET.length];
  return `${prefix}_${letters}`;
}
