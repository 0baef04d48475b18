import type { LegacyLogin } from "@skywave/contract";
import { countryOfAddress } from "@skywave/domain/locale/country";
import type { Accounts } from "#modules/accounts/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import { decideLegacySignIn, type LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { JoinedAccounts } from "#modules/joined-accounts/index.ts";
import type { Sessions } from "#modules/sessions/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { type CallContext, LEGACY_SESSION_COOKIE } from "#platform/http/handlers.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { AuthenticatePassword } from "#modules/authentication/index.ts";

export interface LegacySessionNeeds {
  accounts: Pick<Accounts, "findNumber">;
  authenticatePassword: AuthenticatePassword;
  identities: Pick<Identities, "find" | "grants">;
  /** Made after it; asked only while a call is answered. */
  joinedAccounts: () => Pick<JoinedAccounts, "isJoined">;
  legacyAccounts: Pick<LegacyAccounts, "find" | "isRegistrationOpen">;
  sessions: Pick<Sessions, "start" | "end" | "readLegacySecret">;
}

type Login = { data: LegacyLogin };

export interface CookieSessions {
  logIn(
    credentials: { username: string; password: string; token?: string | undefined },
    context: CallContext<SessionCaller | undefined>,
  ): Promise<Outcome<Login>>;
  logOut(context: Pick<CallContext<unknown>, "cookies">): Promise<Outcome<Login>>;
  validate(context: Pick<CallContext<unknown>, "cookies">): Promise<Outcome<Login>>;
}

const NOBODY = { data: { isLoggedIn: false, accountNumber: null } };

/** Sessions that a cookie carries alone: each is a session like any other, and ends with the others of its person. */
export function createCookieSessions(dependencies: LegacySessionNeeds): CookieSessions {
  const { accounts, authenticatePassword, identities, legacyAccounts, sessions } = dependencies;

  const signedIn = async (identityId: string) =>
    done({ data: { isLoggedIn: true, accountNumber: await accounts.findNumber(identityId) } });

  /** Whoever found the account is told anyway whether it can be given a sign-in; others learn nothing of it. */
  const wrongSignInOf = async (token: string | undefined, caller: SessionCaller | undefined) => {
    const canRegister =
      token !== undefined && caller !== undefined && (await legacyAccounts.isRegistrationOpen(token, caller));
    return canRegister ? ("ACCOUNT_NOT_REGISTERED" as const) : ("UNAUTHENTICATED_CUSTOMER" as const);
  };

  return {
    async logIn({ username, password, token }, { caller, ipAddress, cookies, host, proxyRegion }) {
      // Without a grant a browser is another one each time, and gets the patience that strangers get.
      const deviceId = caller?.deviceId ?? randomId("dev");
      const proved = await authenticatePassword({ handle: username, password, deviceId, ipAddress });
      if (!proved.ok)
        return proved.code === "userServices.identity.invalidCredentials"
          ? refuse(await wrongSignInOf(token, caller))
          : proved;
      const owner = await identities.grants.redeem(proved.data.grant, "session");
      if (owner === undefined) return refuse("UNAUTHENTICATED_CUSTOMER");
      if (await dependencies.joinedAccounts().isJoined(owner.identityId)) return refuse("ACCOUNT_JOINED");
      // Who is known to the streaming app alone has no session by any other way either.
      if ((await identities.find(owner.identityId))?.state === "STREAMING")
        return refuse("IDENTITY_NOT_ELIGIBLE_ERROR");
      const countryCode = caller?.country ?? countryOfAddress({ host, pathname: "/" });
      const account = await legacyAccounts.find(owner.identityId);
      const refusal = account && decideLegacySignIn(account, countryCode);
      if (refusal !== undefined) return refuse(refusal);
      const started = await sessions.start({ ...owner, place: { location: { countryCode }, proxyRegion } });
      cookies.set(LEGACY_SESSION_COOKIE, started.refreshSecret, started.refreshExpiresAt);
      return signedIn(owner.identityId);
    },

    async logOut({ cookies }) {
      const secret = cookies.get(LEGACY_SESSION_COOKIE);
      const caller = secret === undefined ? undefined : await sessions.readLegacySecret(secret);
      if (caller !== undefined) await sessions.end(caller.sessionId);
      cookies.clear(LEGACY_SESSION_COOKIE);
      return done(NOBODY);
    },

    async validate({ cookies }) {
      const secret = cookies.get(LEGACY_SESSION_COOKIE);
      const caller = secret === undefined ? undefined : await sessions.readLegacySecret(secret);
      return caller?.identityId == null ? done(NOBODY) : signedIn(caller.identityId);
    },
  };
}
