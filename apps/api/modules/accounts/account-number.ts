import { randomInt } from "node:crypto";

/** A number of ten digits, none of them leading zeros: too short to be taken for a card number. */
export function randomAccountNumber(): string {
  return String(randomInt(1_000_000_000, 10_000_000_000));
}
