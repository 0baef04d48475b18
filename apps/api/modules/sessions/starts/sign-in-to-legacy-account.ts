import type { LegacyAccount } from "@skywave/contract";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { decideLegacySignIn } from "#modules/legacy-accounts/index.ts";
import type { RedeemIdentityGrant } from "../routes.ts";
import type { IssuedSession } from "../serialize-session.ts";
import type { LiveSessions } from "../live-sessions.ts";
import type { ReportedPlace } from "../tokens/decide-place.ts";

/** What the legacy system says about a person; undefined where it knows nothing of them. */
export type FindLegacyAccount = (identityId: string) => Promise<LegacyAccount | undefined>;

export type SignInToLegacyAccount = (grant: string, place: ReportedPlace) => Promise<Outcome<IssuedSession>>;

/** Exchanges the identity grant of somebody with an account in the legacy system for a session, if it lets them in. */
export function createSignInToLegacyAccount(dependencies: {
  sessions: LiveSessions;
  redeemIdentityGrant: RedeemIdentityGrant;
  findLegacyAccount: FindLegacyAccount;
  /** Whether the account is a part of another one by now. */
  isJoined: (identityId: string) => Promise<boolean>;
}): SignInToLegacyAccount {
  const { sessions, redeemIdentityGrant, findLegacyAccount, isJoined } = dependencies;
  return async (grant, place) => {
    const owner = await redeemIdentityGrant(grant);
    const account = owner && (await findLegacyAccount(owner.identityId));
    if (owner === undefined || account === undefined) return refuse("UNAUTHORIZED");
    if (await isJoined(owner.identityId)) return refuse("ACCOUNT_JOINED");
    const refusal = decideLegacySignIn(account, place.location?.countryCode ?? "US");
    if (refusal !== undefined) return refuse(refusal);
    return done(await sessions.start({ ...owner, place }));
  };
}
