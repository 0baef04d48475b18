import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Casting } from "../casting/casting.ts";
import { handOver } from "../session-cookies.ts";
import type { MigrateSession } from "./migrate-session.ts";
import type { SignInToLegacyAccount } from "./sign-in-to-legacy-account.ts";
import type { StartDeviceSession } from "./start-device-session.ts";

export type StartHandlers = Pick<
  DomainHandlers<"user">,
  "legacySignIn" | "migrateSession" | "createDeviceSession" | "issueCastingGrant"
>;

/** The calls that start sessions in other ways than by signing in. */
export function createSessionStartHandlers(dependencies: {
  signInToLegacyAccount: SignInToLegacyAccount;
  migrateSession: MigrateSession;
  startDeviceSession: StartDeviceSession;
  casting: Casting;
  limits: RateLimits;
}): StartHandlers {
  const { signInToLegacyAccount, migrateSession, startDeviceSession, casting, limits } = dependencies;
  return {
    legacySignIn: async ({ body: { location } }, { caller, cookies, proxyRegion }) => {
      const started = await signInToLegacyAccount(caller.grant, { location, proxyRegion });
      return started.ok ? handOver(cookies, started.data) : started;
    },

    migrateSession: async ({ body }, { caller, cookies, ipAddress, proxyRegion }) => {
      const limited = await limits.take("legacySignInsByAddress", ipAddress);
      if (limited !== undefined) return limited;
      const { sxmData: token, location } = body;
      const place = { location, proxyRegion };
      const started = await migrateSession({ token, deviceId: caller.deviceId, place });
      return started.ok ? handOver(cookies, started.data) : started;
    },

    createDeviceSession: async ({ body }, { cookies, ipAddress, proxyRegion }) => {
      const limited = await limits.take("deviceSessionsByAddress", ipAddress);
      if (limited !== undefined) return limited;
      const { deviceGrant, castingGrant, location } = body;
      const place = { location, proxyRegion };
      const started = await startDeviceSession({ deviceGrant, castingGrant, place });
      return started.ok ? handOver(cookies, started.data) : started;
    },

    issueCastingGrant: async (_request, { caller }) =>
      (await limits.take("castingGrantsByIdentity", caller.identityId)) ??
      done(await casting.issueGrant(caller)),
  };
}
