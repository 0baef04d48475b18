import type { Location, Session } from "@skywave/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Assurance, SessionCaller } from "../../platform/http/caller.ts";
import { randomId } from "../../platform/security/random-id.ts";
import { randomSecret, type Secrets } from "../../platform/security/secrets.ts";
import { decideRefresh } from "./decide-refresh.ts";
import { lifetimesFrom } from "./session-lifetimes.ts";
import { createSessionTokens, parseToken } from "./session-tokens.ts";
import type { SessionRow, SessionsRepository } from "./sessions-repository.ts";

// Requests that were under way while another tab refreshed still pass with the token before.
const PREVIOUS_ACCESS_GRACE_IN_SECONDS = 60;

/** A session with the secret that goes into its cookie. */
export interface IssuedSession {
  session: Session;
  refreshSecret: string;
  refreshExpiresAt: Temporal.Instant;
}

export interface Sessions {
  start(input: {
    deviceId: string;
    identityId: string | null;
    assurance: Assurance;
    location: Location | undefined;
  }): Promise<IssuedSession>;
  /** Undefined when the secret is unknown, expired, revoked or was used before. */
  refresh(secret: string, location: Location | undefined): Promise<IssuedSession | undefined>;
  readAccessToken(token: string): Promise<SessionCaller | undefined>;
  end(sessionId: string): Promise<void>;
  endAllOf(identityId: string): Promise<void>;
  /** Ends a person's other sessions, as after a change of password. */
  endOthersOf(identityId: string, exceptSessionId: string): Promise<void>;
}

/** Sessions with rotating tokens; a secret that comes twice ends its whole family. */
export function createSessions(dependencies: {
  repository: SessionsRepository;
  clock: Clock;
  secrets: Secrets;
}): Sessions {
  const { repository, clock } = dependencies;
  const tokens = createSessionTokens(dependencies.secrets);

  const issue = (row: SessionRow): IssuedSession => ({
    session: {
      sessionType: row.identityId === null ? "anonymous" : "authenticated",
      accessToken: tokens.make("access", row, row.generation),
      accessTokenId: accessTokenIdOf(row),
      accessTokenExpiresAt: row.accessExpiresAt.toString(),
      // Keeps its place in the cookie that scripts read; the secret itself is out of their reach.
      refreshToken: accessTokenIdOf(row),
      refreshTokenExpiresAt: row.refreshExpiresAt.toString(),
      entitlementHash: dependencies.secrets.sign("entitlement", row.identityId ?? "anonymous").slice(0, 16),
      location: { countryCode: row.country, ...(row.region !== null && { region: row.region }) },
    },
    refreshSecret: tokens.make("refresh", row, row.generation),
    refreshExpiresAt: row.refreshExpiresAt,
  });

  const rotate = async (row: SessionRow, location: Location | undefined) => {
    const rotation = {
      generation: row.generation + 1,
      country: location?.countryCode ?? row.country,
      region: location === undefined ? row.region : (location.region ?? null),
      ...lifetimesFrom(clock.realNow(), row.identityId === null, row.absoluteExpiresAt),
    };
    const isFirst = await repository.rotate(row.id, row.generation, rotation);
    const current = isFirst ? { ...row, ...rotation } : await repository.find(row.id);
    return current === undefined || current.revokedAt !== null ? undefined : issue(current);
  };

  return {
    start: async ({ location, ...owner }) => {
      const row: SessionRow = {
        id: randomId("ses"),
        ...owner,
        country: location?.countryCode ?? "US",
        region: location?.region ?? null,
        seed: randomSecret(),
        generation: 1,
        ...lifetimesFrom(clock.realNow(), owner.identityId === null),
        revokedAt: null,
        revokedBecause: null,
        createdAt: clock.realNow(),
      };
      await repository.add(row);
      return issue(row);
    },

    refresh: async (secret, location) => {
      const parts = parseToken(secret);
      const row = parts === undefined ? undefined : await repository.find(parts.sessionId);
      if (parts === undefined || row === undefined) return undefined;
      if (!tokens.isGenuine("refresh", parts, row.seed)) return undefined;
      const now = clock.realNow();
      switch (decideRefresh(row, parts.generation, now)) {
        case "ended":
          return undefined;
        case "repeat":
          return issue(row);
        case "reuse":
          await repository.revoke(row.id, now, "reuse");
          return undefined;
        case "rotate":
          return rotate(row, location);
      }
    },

    readAccessToken: async (token) => {
      const parts = parseToken(token);
      const row = parts === undefined ? undefined : await repository.find(parts.sessionId);
      if (parts === undefined || row === undefined) return undefined;
      if (!tokens.isGenuine("access", parts, row.seed)) return undefined;
      return isCurrent(row, parts.generation, clock.realNow()) ? callerOf(row) : undefined;
    },

    end: (sessionId) => repository.revoke(sessionId, clock.realNow(), "signedOut"),
    endAllOf: (identityId) => repository.revokeAllOf(identityId, clock.realNow()),
    endOthersOf: (identityId, exceptSessionId) =>
      repository.revokeAllOf(identityId, clock.realNow(), exceptSessionId),
  };
}

function isCurrent(row: SessionRow, generation: number, now: Temporal.Instant): boolean {
  if (row.revokedAt !== null) return false;
  if (generation === row.generation) return Temporal.Instant.compare(now, row.accessExpiresAt) < 0;
  const graceEnds = row.rotatedAt.add({ seconds: PREVIOUS_ACCESS_GRACE_IN_SECONDS });
  return generation === row.generation - 1 && Temporal.Instant.compare(now, graceEnds) < 0;
}

function callerOf(row: SessionRow): SessionCaller {
  return {
    sessionId: row.id,
    accessTokenId: accessTokenIdOf(row),
    deviceId: row.deviceId,
    identityId: row.identityId,
    country: row.country,
    assurance: row.assurance,
    startedAt: row.createdAt,
  };
}

function accessTokenIdOf(row: SessionRow): string {
  return `${row.id}.${row.generation}`;
}
