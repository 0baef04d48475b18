import type { Identity } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import { decideLegacySignIn } from "#modules/legacy-accounts/index.ts";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { IssuedSession } from "../serialize-session.ts";
import type { LiveSessions } from "../live-sessions.ts";
import type { ReportedPlace } from "../tokens/decide-place.ts";
import { decideIdentityState } from "../decide-identity-state.ts";
import type { FindLegacyAccount } from "./sign-in-to-legacy-account.ts";
import type { LegacySignInsRepository } from "./legacy-sign-ins-repository.ts";

export type MigrateSession = (input: {
  token: string;
  deviceId: string;
  place: ReportedPlace;
}) => Promise<Outcome<IssuedSession>>;

/**
 * Turns a sign-in of the legacy system into a session, for whom other sign-ins let in, too. A token is good once, on
 * whichever device comes first; a refusal leaves it as it was.
 */
export function createMigrateSession(dependencies: {
  signIns: LegacySignInsRepository;
  sessions: LiveSessions;
  clock: Clock;
  findIdentityState: (identityId: string) => Promise<Identity["state"] | undefined>;
  findLegacyAccount: FindLegacyAccount;
  isJoined: (identityId: string) => Promise<boolean>;
}): MigrateSession {
  const { signIns, sessions, clock, findIdentityState, findLegacyAccount, isJoined } = dependencies;

  const refusalOf = async (identityId: string, country: Country) => {
    if (await isJoined(identityId)) return "ACCOUNT_JOINED";
    const refusal = decideIdentityState(await findIdentityState(identityId));
    // The legacy sign-in that is required is what they bring.
    if (refusal === "IDENTITY_NOT_ELIGIBLE_ERROR") return refusal;
    const account = await findLegacyAccount(identityId);
    return account && decideLegacySignIn(account, country);
  };

  return async ({ token, deviceId, place }) => {
    const digest = digestOf(token);
    const owner = await signIns.findOwner(digest);
    if (owner === undefined) return refuse("UNAUTHORIZED");
    const refusal = await refusalOf(owner, place.location?.countryCode ?? "US");
    if (refusal !== undefined) return refuse(refusal);
    const identityId = await signIns.spend(digest, clock.realNow());
    if (identityId === undefined) return refuse("UNAUTHORIZED");
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
