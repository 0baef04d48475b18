import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { IssuedSession } from "../serialize-session.ts";
import type { LiveSessions } from "../live-sessions.ts";
import type { ReportedPlace } from "../tokens/decide-place.ts";
import type { LegacySignInsRepository } from "./legacy-sign-ins-repository.ts";

export type MigrateSession = (input: {
  token: string;
  deviceId: string;
  place: ReportedPlace;
}) => Promise<Outcome<IssuedSession>>;

/** Turns a sign-in of the legacy system into a session. A token is good once, on whichever device comes first. */
export function createMigrateSession(dependencies: {
  signIns: LegacySignInsRepository;
  sessions: LiveSessions;
  clock: Clock;
}): MigrateSession {
  const { signIns, sessions, clock } = dependencies;
  return async (input) => {
    const identityId = await signIns.spend(digestOf(input.token), clock.realNow());
    if (identityId === undefined) return refuse("UNAUTHORIZED");
    const { deviceId, place } = input;
    // Nobody typed a password: what changes credentials asks for one again.
    return done(await sessions.start({ deviceId, identityId, assurance: "none", place }));
  };
}

/** Writes down a sign-in of the legacy system, as its import does; answers with the token to hand out. */
export function createIssueLegacySignIn(signIns: LegacySignInsRepository) {
  return async (identityId: string): Promise<string> => {
    const token = randomSecret();
    await signIns.add({ digest: digestOf(token), identityId, usedAt: null });
    return token;
  };
}
