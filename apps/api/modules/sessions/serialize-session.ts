import type { Session } from "@skywave/contract";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { SessionTokens } from "./tokens/session-tokens.ts";
import type { SessionRow } from "./sessions-repository.ts";

/** A session with the secret that goes into its cookie. */
export interface IssuedSession {
  session: Session;
  refreshSecret: string;
  refreshExpiresAt: Temporal.Instant;
}

/** A session as it is handed to its owner. */
export function issueSession(
  row: SessionRow,
  { tokens, secrets }: { tokens: SessionTokens; secrets: Secrets },
): IssuedSession {
  return {
    session: {
      sessionType: row.identityId === null ? "anonymous" : "authenticated",
      accessToken: tokens.make("access", row, row.generation),
      accessTokenId: accessTokenIdOf(row),
      accessTokenExpiresAt: row.accessExpiresAt.toString(),
      // Keeps its place in the cookie that scripts read; the secret itself is out of their reach.
      refreshToken: accessTokenIdOf(row),
      refreshTokenExpiresAt: row.refreshExpiresAt.toString(),
      entitlementHash: secrets.sign("entitlement", row.identityId ?? "anonymous").slice(0, 16),
      location: locationOf(row),
    },
    refreshSecret: tokens.make("refresh", row, row.generation),
    refreshExpiresAt: row.refreshExpiresAt,
  };
}

/** A session as the handlers of calls see it. */
export function callerOf(row: SessionRow): SessionCaller {
  return {
    sessionId: row.id,
    kind: row.kind,
    accessTokenId: accessTokenIdOf(row),
    deviceId: row.deviceId,
    identityId: row.identityId,
    country: row.country,
    assurance: row.assurance,
    startedAt: row.createdAt,
  };
}

/** Where a session is; without a region where nobody said one. */
export function locationOf(row: Pick<SessionRow, "country" | "region">) {
  return { countryCode: row.country, ...(row.region !== null && { region: row.region }) };
}

function accessTokenIdOf(row: SessionRow): string {
  return `${row.id}.${row.generation}`;
}
