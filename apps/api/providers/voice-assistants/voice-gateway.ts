export type VoiceProvider = "amazon" | "google";

export type CodeExchange =
  /** Whose account the code stands for, by the maker's own id. */
  | { kind: "exchanged"; accountId: string }
  /** Unknown, over, used before, or for another address or verifier. */
  | { kind: "refused" }
  | { kind: "unavailable"; cause: unknown };

/** Makers of voice assistants, each an authorization server of its own (OAuth 2.1, code with PKCE). */
export interface VoiceGateway {
  /** Where a person agrees; undefined where the maker is not connected. */
  authorizationUrl(
    provider: VoiceProvider,
    request: { redirectUri: string; state: string; codeChallenge: string },
  ): string | undefined;
  exchange(
    provider: VoiceProvider,
    request: { code: string; redirectUri: string; codeVerifier: string },
  ): Promise<CodeExchange>;
}

/** Stands where no maker is connected. */
export const NO_VOICE_ASSISTANTS: VoiceGateway = {
  authorizationUrl: () => undefined,
  exchange: () =>
    Promise.resolve({ kind: "unavailable", cause: new Error("no maker of voice assistants is connected") }),
};
