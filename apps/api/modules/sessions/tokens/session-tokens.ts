import { isSameDigest, type Secrets } from "#platform/security/secrets.ts";

/** A token taken apart: which session, which generation, and the proof that we made it. */
export interface TokenParts {
  sessionId: string;
  generation: number;
  proof: string;
}

type TokenUse = "access" | "refresh";

export interface SessionTokens {
  make(use: TokenUse, session: { id: string; seed: string }, generation: number): string;
  isGenuine(use: TokenUse, parts: TokenParts, seed: string): boolean;
}

const TOKEN = /^(ses_[A-Za-z0-9]{20})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

/** Takes a token apart; only the one canonical spelling is understood. */
export function parseToken(token: string): TokenParts | undefined {
  const [, sessionId, generation, proof] = TOKEN.exec(token) ?? [];
  if (sessionId === undefined || generation === undefined || proof === undefined) return undefined;
  return String(Number(generation)) === generation
    ? { sessionId, generation: Number(generation), proof }
    : undefined;
}

/**
 * Makes and checks tokens. The same generation always gives the same token, so a refresh that is repeated
 * because its answer got lost gets the very same successor, and nothing has to be stored for it.
 */
export function createSessionTokens(secrets: Secrets): SessionTokens {
  const proofOf = (use: TokenUse, { sessionId, generation }: Omit<TokenParts, "proof">, seed: string) =>
    secrets.sign(`session-${use}`, `${sessionId}.${generation}.${seed}`);
  return {
    make: (use, { id: sessionId, seed }, generation) =>
      `${sessionId}.${generation}.${proofOf(use, { sessionId, generation }, seed)}`,
    isGenuine: (use, parts, seed) => isSameDigest(parts.proof, proofOf(use, parts, seed)),
  };
}
