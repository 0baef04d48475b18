import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import { randomSecret, type Secrets } from "./secrets.ts";
import { deriveSigningKey, type SigningKey } from "./signing-key.ts";

const ALGORITHM = "EdDSA";
const ISSUER = "skywave";
const CURRENT_KEY_ID = "2026-11";
const MAX_TOKEN_LENGTH = 2_000;
const PART = /^[A-Za-z0-9_-]+$/;

// Strict: a header with anything else in it, such as crit, jwk, jku or b64, was not made by us.
const Header = z.strictObject({
  alg: z.literal(ALGORITHM),
  kid: z.literal(CURRENT_KEY_ID),
  typ: z.string(),
});
const Claims = z.strictObject({
  iss: z.literal(ISSUER),
  aud: z.string(),
  sub: z.string().min(1),
  /** The session that the token was made in. */
  sid: z.string().min(1),
  jti: z.string().min(1),
  iat: z.int(),
  exp: z.int(),
});

export interface TokenFacts {
  subject: string;
  sessionId: string;
}

export interface VerifiedToken extends TokenFacts {
  tokenId: string;
  expiresAt: Temporal.Instant;
}

/** What tokens are good for. A token of one audience opens nothing for another. */
export type TokenAudience = "casting";

export interface JsonWebTokens {
  issue(audience: TokenAudience, facts: TokenFacts, lifetimeInSeconds: number): Promise<string>;
  /** Undefined unless we made the token, for this audience, in the one spelling that it has, and it holds now. */
  verify(audience: TokenAudience, token: string): Promise<VerifiedToken | undefined>;
}

/** Signed tokens for proofs that travel over devices which are not ours (JWS, compact form, EdDSA only). */
export function createJsonWebTokens(secrets: Secrets, clock: Clock): JsonWebTokens {
  const key = deriveSigningKey(secrets, CURRENT_KEY_ID);
  return {
    issue: (audience, { subject, sessionId }, lifetimeInSeconds) => {
      const issuedAt = Math.floor(clock.realNow().epochMilliseconds / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: typeOf(audience) })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(subject)
        .setJti(randomSecret())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeInSeconds)
        .sign(key.privateKey);
    },
    verify: async (audience, token) => {
      if (!isCanonical(token)) return undefined;
      const claims = await verifyWithKey(token, { key, audience, now: clock.realNow() });
      return (
        claims && {
          subject: claims.sub,
          sessionId: claims.sid,
          tokenId: claims.jti,
          expiresAt: Temporal.Instant.fromEpochMilliseconds(claims.exp * 1000),
        }
      );
    },
  };
}

/**
 * Whether a token has three parts, each the one spelling of its bytes. The library alone also takes padding,
 * spaces and unused bits that are set, so that one token would have many names.
 */
function isCanonical(token: string): boolean {
  if (token.length > MAX_TOKEN_LENGTH) return false;
  const parts = token.split(".");
  return (
    parts.length === 3 &&
    parts.every((part) => PART.test(part) && Buffer.from(part, "base64url").toString("base64url") === part)
  );
}

async function verifyWithKey(
  token: string,
  { key, audience, now }: { key: SigningKey; audience: TokenAudience; now: Temporal.Instant },
) {
  try {
    const { protectedHeader, payload } = await jwtVerify(token, key.publicKey, {
      algorithms: [ALGORITHM],
      audience,
      issuer: ISSUER,
      typ: typeOf(audience),
      requiredClaims: ["sub", "sid", "jti", "iat", "exp"],
      clockTolerance: 0,
      currentDate: new Date(now.epochMilliseconds),
    });
    const claims = Claims.safeParse(payload);
    const isOurs = Header.safeParse(protectedHeader).success && claims.success;
    return isOurs && claims.data.iat * 1000 <= now.epochMilliseconds ? claims.data : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function typeOf(audience: TokenAudience): string {
  return `${audience}+jwt`;
}
