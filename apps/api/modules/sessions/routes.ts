import type { Identity } from "@skywave/contract";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Database } from "#platform/database/database.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Assurance } from "#platform/http/caller.ts";
import { handOver, PERSON_COOKIE, VISITOR_COOKIE } from "./session-cookies.ts";
import type { LiveSessions } from "./live-sessions.ts";
import { decideIdentityState } from "./decide-identity-state.ts";

/** Redeems the grant with which a person proved who they are; undefined when it is spent or unknown. */
export type RedeemIdentityGrant = (
  grant: string,
) => Promise<{ identityId: string; deviceId: string; assurance: Assurance } | undefined>;

/** The state of the identity behind a grant that is still good, and stays so. */
export type FindIdentityState = (grant: string) => Promise<Identity["state"] | undefined>;

export type SessionHandlers = Pick<
  DomainHandlers<"user">,
  "anonymous" | "authenticated" | "refresh" | "revokeSessions" | "signOut"
>;

/** The calls that start, renew and end sessions. */
export function createSessionHandlers(dependencies: {
  sessions: LiveSessions;
  limits: RateLimits;
  database: Database;
  redeemIdentityGrant: RedeemIdentityGrant;
  findIdentityState: FindIdentityState;
  /** Whether the account behind a grant is a part of another one by now. */
  isJoined: (grant: string) => Promise<boolean>;
  /** Voids the grants of a person that are not exchanged yet. */
  voidGrants: (identityId: string) => Promise<void>;
}): SessionHandlers {
  const { sessions, limits, database, redeemIdentityGrant, findIdentityState } = dependencies;
  return {
    anonymous: async ({ body: { location } }, { caller, cookies, proxyRegion }) => {
      const limited = await limits.take("anonymousSessionsByDevice", caller.deviceId);
      if (limited !== undefined) return limited;
      const owner = { deviceId: caller.deviceId, identityId: null, assurance: "none" } as const;
      return handOver(cookies, await sessions.start({ ...owner, place: { location, proxyRegion } }));
    },

    authenticated: async ({ body: { location } }, { caller, cookies, proxyRegion }) => {
      // Asked before the grant is spent: the legacy sign-in takes the same one.
      if (await dependencies.isJoined(caller.grant)) return refuse("ACCOUNT_JOINED");
      const refusal = decideIdentityState(await findIdentityState(caller.grant));
      if (refusal !== undefined) return refuse(refusal);
      // In one step, so that who ends all sessions ends this one, too, or finds its grant still there.
      const issued = await database.inTransaction(async () => {
        const owner = await redeemIdentityGrant(caller.grant);
        return owner && sessions.start({ ...owner, place: { location, proxyRegion } });
      });
      return issued === undefined ? refuse("UNAUTHORIZED") : handOver(cookies, issued);
    },

    refresh: async ({ body: { location } }, { cookies, proxyRegion }) => {
      const secret = cookies.get(PERSON_COOKIE) ?? cookies.get(VISITOR_COOKIE);
      if (secret === undefined) return refuse("tokenServicesTeam.sessionService.invalid-auth-headers");
      const issued = await sessions.refresh(secret, { location, proxyRegion });
      if (issued !== undefined) {
        handOver(cookies, issued);
        return done({ ...issued.session, responseType: "refresh" as const });
      }
      cookies.clear(cookies.get(PERSON_COOKIE) === undefined ? VISITOR_COOKIE : PERSON_COOKIE);
      return refuse("tokenServicesTeam.sessionService.invalid-refresh-token");
    },

    revokeSessions: async (_request, { caller, cookies }) => {
      await dependencies.voidGrants(caller.identityId);
      await sessions.endAllOf(caller.identityId);
      cookies.clear(PERSON_COOKIE);
      return done(undefined);
    },

    signOut: async (_request, { caller, cookies }) => {
      await sessions.end(caller.sessionId);
      cookies.clear(caller.identityId === null ? VISITOR_COOKIE : PERSON_COOKIE);
      return done(undefined);
    },
  };
}
