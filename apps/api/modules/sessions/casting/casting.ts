import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { JsonWebTokens } from "#platform/security/json-web-token.ts";
import { type IssuedSession, locationOf } from "../serialize-session.ts";
import type { LiveSessions } from "../live-sessions.ts";
import type { ReportedPlace } from "../tokens/decide-place.ts";
import type { CastingUsesRepository } from "./casting-uses-repository.ts";
import { decideCastingUse } from "./decide-casting-use.ts";

const LIFETIME_IN_SECONDS = 5 * 60;

export interface Casting {
  issueGrant(caller: PersonCaller): Promise<{ grant: string; expiresInSeconds: number }>;
  start(input: {
    castingGrant: string;
    deviceId: string;
    place: ReportedPlace;
  }): Promise<Outcome<IssuedSession>>;
}

/** Playing on one other device in a person's name. A grant dies with the session that it was made in. */
export function createCasting(dependencies: {
  database: Database;
  uses: CastingUsesRepository;
  sessions: LiveSessions;
  tokens: JsonWebTokens;
  clock: Clock;
}): Casting {
  const { database, uses, sessions, tokens, clock } = dependencies;
  return {
    issueGrant: async ({ identityId, sessionId }) => ({
      grant: await tokens.issue("casting", { subject: identityId, sessionId }, LIFETIME_IN_SECONDS),
      expiresInSeconds: LIFETIME_IN_SECONDS,
    }),

    start: async ({ castingGrant, deviceId, place }) => {
      const token = await tokens.verify("casting", castingGrant);
      const granter = token === undefined ? undefined : await sessions.findLive(token.sessionId);
      if (token === undefined || granter === undefined) return refuse("UNAUTHORIZED");
      const { tokenId: grantId, subject: identityId, expiresAt } = token;
      return database.inTransaction(async () => {
        const use = await uses.claim({ grantId, deviceId, sessionId: null, revokedAt: null, expiresAt });
        const decision = decideCastingUse(use, deviceId);
        switch (decision.kind) {
          case "refuse":
            return refuse("FORBIDDEN");
          case "revoke":
            if (decision.end !== undefined) await sessions.end(decision.end);
            await uses.change(grantId, { revokedAt: clock.realNow() });
            return refuse("FORBIDDEN");
          case "start": {
            if (decision.endFirst !== undefined) await sessions.end(decision.endFirst);
            const location = place.location ?? locationOf(granter);
            const owner = { deviceId, identityId, assurance: "none", kind: "casting" } as const;
            const issued = await sessions.start({ ...owner, place: { ...place, location } });
            await uses.change(grantId, { sessionId: issued.sessionId });
            return done(issued);
          }
        }
      });
    },
  };
}
