import { randomInt } from "node:crypto";

// No vowels, so that no word appears; no Y, which reads as one.
const ALPHABET = "BCDFGHJKLMNPQRSTVWXZ";
const LENGTH = 8;

/** A code for people to type: 8 of 20 consonants, 34.5 bits. */
export function randomUserCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** What was meant by what was typed: case, spaces and dashes do not matter. Undefined where it can be no code. */
export function readUserCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Dash}]/gu, "");
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : undefined;
}

/** As devices and screens show it, in two groups. */
export function showUserCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
