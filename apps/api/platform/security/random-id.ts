import { randomInt } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 20;

/** An id of 20 letters and digits from a secure source, with a prefix that says what it names: `ord_…`. */
export function randomId(prefix: string): string {
  return `${prefix}_${Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;
}

/** An id that looks random but is always the same for the same bytes; decoys are made of it. */
export function idFromBytes(prefix: string, bytes: Uint8Array): string {
  return `${prefix}_${[...bytes.subarray(0, ID_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}
