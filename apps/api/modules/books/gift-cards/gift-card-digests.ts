import type { Secrets } from "#platform/security/secrets.ts";

/** Under what a gift card is kept. A stolen table tells neither numbers nor codes, though both are short. */
export function giftCardDigests(secrets: Secrets, number: string) {
  const plain = number.replaceAll(/[\s-]/g, "").toUpperCase();
  return {
    numberDigest: secrets.sign("gift-card-number", plain),
    digestOfCode: (securityCode: string) => secrets.sign("gift-card-code", `${plain}.${securityCode}`),
    last4: plain.slice(-4),
  };
}
