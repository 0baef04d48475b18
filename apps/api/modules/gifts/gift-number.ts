import type { Secrets } from "#platform/security/secrets.ts";

// Without letters and digits that are taken for one another on paper: 32, five bits each.
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 16;

/**
 * The number of the card that a gift is: made of the server's key and the gift's id whenever its mail is written, so
 * that it is kept nowhere. The same gift has the same number, however often it is made.
 */
export function giftNumberOf(secrets: Secrets, { id }: { id: string }): string {
  const bytes = secrets.signBytes("gift-number", id);
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join("").replace(/(....)(?=.)/g, "$1-");
}
