import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { createRefreshSession, type FindByToken } from "./refresh-session.ts";
import type { ReportedPlace } from "./tokens/decide-place.ts";
import { isAccessCurrent, isLegacyCurrent, isLive } from "./tokens/is-session-current.ts";
import { newSession, type SessionStart } from "./tokens/new-session.ts";
import { callerOf, issueSession, type IssuedSession } from "./serialize-session.ts";
import { createSessionTokens, parseToken } from "./tokens/session-tokens.ts";
import type { SessionRow, SessionsRepository } from "./sessions-repository.ts";

const USE_NOTED_EVERY_SECONDS = 60;

export interface LiveSessions {
  start(input: SessionStart): Promise<IssuedSession & { sessionId: string }>;
  /** Undefined when the secret is unknown, expired, revoked or was used before. */
  refresh(secret: string, place: ReportedPlace): Promise<IssuedSession | undefined>;
  readAccessToken(token: string): Promise<SessionCaller | undefined>;
  /** By the secret that a cookie carries, which is never changed; undefined once nobody has used it for half an hour. */
  readLegacySecret(secret: string): Promise<SessionCaller | undefined>;
  /** The sessions of a person that have not ended, the last used first. */
  list(identityId: string): Promise<SessionRow[]>;
  /** Undefined once it has ended. */
  findLive(sessionId: string): Promise<SessionRow | undefined>;
  end(sessionId: string): Promise<void>;
  /** False when the person has no such session. */
  endOneOf(identityId: string, sessionId: string): Promise<boolean>;
  endAllOf(identityId: string): Promise<void>;
  /** Ends a person's sessions on one device. */
  endOnDevice(identityId: string, deviceId: string): Promise<void>;
  /** Ends a person's other sessions, as after a change of password. */
  endOthersOf(identityId: string, exceptSessionId: string): Promise<void>;
}

/** Sessions with rotating tokens; a secret that comes twice ends its whole family. */
export function createLiveSessions(dependencies: {
  repository: SessionsRepository;
  clock: Clock;
  secrets: Secrets;
}): LiveSessions {
  const { repository, clock, secrets } = dependencies;
  const tokens = createSessionTokens(secrets);
  const issue = (row: SessionRow) => issueSession(row, { tokens, secrets });

  const findByToken: FindByToken = async (use, token) => {
    const parts = parseToken(token);
    const row = parts === undefined ? undefined : await repository.find(parts.sessionId);
    if (parts === undefined || row === undefined) return undefined;
    return tokens.isGenuine(use, parts, row.seed) ? { row, generation: parts.generation } : undefined;
  };

  const noteUse = async (row: SessionRow, now: Temporal.Instant): Promise<void> => {
    if (now.epochMilliseconds - row.lastUsedAt.epochMilliseconds < USE_NOTED_EVERY_SECONDS * 1000) return;
    await repository.noteUse(row.id, now, now.subtract({ seconds: USE_NOTED_EVERY_SECONDS }));
  };

  const refresh = createRefreshSession({ repository, clock, findByToken, issue });

  return {
    start: async (input) => {
      const row = newSession(input, clock.realNow());
      await repository.add(row);
      return { ...issue(row), sessionId: row.id };
    },

    refresh,

    readAccessToken: async (token) => {
      const found = await findByToken("access", token);
      const now = clock.realNow();
      if (found === undefined || !isAccessCurrent(found.row, found.generation, now)) return undefined;
      await noteUse(found.row, now);
      return callerOf(found.row);
    },

    readLegacySecret: async (secret) => {
      const found = await findByToken("refresh", secret);
      const now = clock.realNow();
      if (found === undefined || !isLegacyCurrent(found.row, found.generation, now)) return undefined;
      await noteUse(found.row, now);
      return callerOf(found.row);
    },

    list: (identityId) => repository.listLive(identityId, clock.realNow()),
    findLive: async (sessionId) => {
      const row = await repository.find(sessionId);
      return row !== undefined && isLive(row, clock.realNow()) ? row : undefined;
    },
    end: (sessionId) => repository.revoke(sessionId, clock.realNow(), "signedOut"),
    endOneOf: (identityId, sessionId) => repository.revokeOneOf(identityId, sessionId, clock.realNow()),
    endAllOf: (identityId) => repository.revokeAllOf(identityId, clock.realNow()),
    endOnDevice: (identityId, deviceId) =>
      repository.revokeAllOf(identityId, clock.realNow(), { onDevice: deviceId }),
    endOthersOf: (identityId, exceptSessionId) =>
      repository.revokeAllOf(identityId, clock.realNow(), { exceptId: exceptSessionId }),
  };
}
