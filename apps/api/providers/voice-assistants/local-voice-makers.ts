import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { VoiceGateway, VoiceProvider } from "./voice-gateway.ts";

const CODE_LIFETIME_IN_SECONDS = 60;

interface IssuedCode {
  provider: VoiceProvider;
  accountId: string;
  redirectUri: string;
  codeChallenge: string;
  expiresAt: Temporal.Instant;
  isUsed: boolean;
}

/** The makers for trying things out. They behave as authorization servers do, and keep all in memory. */
export interface LocalVoiceMakers extends VoiceGateway {
  /** The person agreed at the maker: a code for one exchange within a minute. */
  agree(
    provider: VoiceProvider,
    consent: { accountId: string; redirectUri: string; codeChallenge: string },
  ): string;
  /** Whether what came of an account's last code still holds: a code that comes twice ends it. */
  isRevoked(provider: VoiceProvider, accountId: string): boolean;
  /** Makes all exchanges fail, or work again. */
  order(fault?: "down"): void;
}

export function createLocalVoiceMakers(
  clock: Pick<Clock, "realNow">,
  consentPath = "/sandbox/api/voice",
): LocalVoiceMakers {
  const codes = new Map<string, IssuedCode>();
  const revoked = new Set<string>();
  let isDown = false;
  const nameOf = (provider: VoiceProvider, accountId: string) => `${provider} ${accountId}`;

  return {
    order: (fault) => {
      isDown = fault === "down";
    },
    isRevoked: (provider, accountId) => revoked.has(nameOf(provider, accountId)),

    authorizationUrl: (provider, { redirectUri, state, codeChallenge }) => {
      const url = new URL(`${consentPath}/${provider}/authorize`, redirectUri);
      url.search = new URLSearchParams({
        response_type: "code",
        client_id: "skywave-local",
        redirect_uri: redirectUri,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      }).toString();
      return url.href;
    },

    agree: (provider, consent) => {
      const code = randomBytes(32).toString("base64url");
      const expiresAt = clock.realNow().add({ seconds: CODE_LIFETIME_IN_SECONDS });
      codes.set(code, { provider, ...consent, expiresAt, isUsed: false });
      revoked.delete(nameOf(provider, consent.accountId));
      return code;
    },

    exchange: async (provider, { code, redirectUri, codeVerifier }) => {
      if (isDown) return { kind: "unavailable", cause: new Error("the maker is down") };
      const issued = codes.get(code);
      if (issued === undefined || issued.provider !== provider) return { kind: "refused" };
      if (issued.isUsed) {
        revoked.add(nameOf(provider, issued.accountId));
        return { kind: "refused" };
      }
      const challenge = createHash("sha256").update(codeVerifier).digest("base64url");
      const isOver = Temporal.Instant.compare(clock.realNow(), issued.expiresAt) >= 0;
      if (isOver || issued.redirectUri !== redirectUri || issued.codeChallenge !== challenge) {
        return { kind: "refused" };
      }
      issued.isUsed = true;
      return { kind: "exchanged", accountId: issued.accountId };
    },
  };
}
