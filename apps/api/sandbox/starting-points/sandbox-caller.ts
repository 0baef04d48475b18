import type { Country } from "@skywave/domain/locale/country";

/** Somebody for whom the sandbox makes calls, or a visitor, in a session that is nobody else's. */
export function sandboxCaller<Id extends string | null>(
  session: string,
  { identityId, country }: { identityId: Id; country: Country },
) {
  return {
    sessionId: session,
    kind: "browser" as const,
    accessTokenId: session,
    deviceId: session,
    identityId,
    country,
    assurance: "password" as const,
    // Long ago, so that nothing here passes as a fresh proof of who is there.
    startedAt: Temporal.Instant.fromEpochMilliseconds(0),
  };
}
