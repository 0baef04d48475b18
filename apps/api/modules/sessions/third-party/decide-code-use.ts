import { digestOf, isSameDigest } from "#platform/security/secrets.ts";
import type { ThirdPartyCode } from "./third-party-codes-repository.ts";

/** What a third party shows to get its token. */
export interface CodeUse {
  clientId: string;
  redirectUri: string;
  codeVerifier: string;
}

/**
 * Whether a code may be exchanged. A second use is a sign that the code got into other hands, so what the first
 * one got ends, whoever of the two was the thief.
 */
export function decideCodeUse(
  code: ThirdPartyCode,
  use: CodeUse,
  now: Temporal.Instant,
): "exchange" | "refuse" | "endFirst" {
  if (code.sessionId !== null) return "endFirst";
  const isMeant =
    code.clientId === use.clientId &&
    code.redirectUri === use.redirectUri &&
    isSameDigest(code.codeChallenge, digestOf(use.codeVerifier));
  return isMeant && Temporal.Instant.compare(now, code.expiresAt) < 0 ? "exchange" : "refuse";
}
