import type { DomainHandlers } from "../../platform/http/handlers.ts";
import { done, refuse } from "../../platform/outcome.ts";
import type { RateLimits } from "../../platform/rate-limits/rate-limits.ts";
import type { IdentitiesRepository, IdentityGrants } from "../identities/index.ts";
import type { createAuthenticatePassword } from "./password/authenticate-password.ts";
import type { OneTimeCodes } from "./one-time-codes/one-time-codes.ts";
import type { createSendOneTimeCode } from "./one-time-codes/send-one-time-code.ts";

type AuthenticationHandlers = Pick<
  DomainHandlers<"user">,
  "authenticatePassword" | "otpInitiate" | "otpRedeem" | "otpAuthenticate"
>;

/** The calls by which people prove who they are. */
export function createAuthenticationHandlers(dependencies: {
  authenticatePassword: ReturnType<typeof createAuthenticatePassword>;
  sendOneTimeCode: ReturnType<typeof createSendOneTimeCode>;
  codes: OneTimeCodes;
  identities: IdentitiesRepository;
  grants: IdentityGrants;
  limits: RateLimits;
}): AuthenticationHandlers {
  const { codes, identities, grants, limits } = dependencies;
  return {
    authenticatePassword: ({ body }, { caller, ipAddress }) =>
      dependencies.authenticatePassword({ ...body, deviceId: caller.deviceId, ipAddress }),

    otpInitiate: ({ body }, { caller, ipAddress }) =>
      dependencies.sendOneTimeCode({
        identityId: body.identityId,
        channel: body.otpOption,
        language: body.language,
        deviceId: caller.deviceId,
        ipAddress,
        template: "one-time-code",
      }),

    otpRedeem: async ({ body }, { caller, ipAddress }) => {
      const limited =
        (await limits.take("codeTriesByAddress", ipAddress)) ??
        (await limits.check([["codeFailuresByIdentity", body.identityId]]));
      if (limited !== undefined) return limited;
      const proof = { identityId: body.identityId, deviceId: caller.deviceId };
      const redemption = await codes.redeem(proof, body.otp);
      if (redemption !== "redeemed") {
        await limits.take("codeFailuresByIdentity", body.identityId);
        return refuse(redemption);
      }
      return done({ grant: await grants.issue({ ...proof, assurance: "email" }, "one-time-code") });
    },

    otpAuthenticate: async (_request, { caller }) => {
      const proven = await grants.redeem(caller.grant, "one-time-code");
      const identity = proven && (await identities.find(proven.identityId));
      if (proven === undefined || identity === undefined) return refuse("UNAUTHORIZED");
      const grant = await grants.issue(proven, "session");
      const email = identity.email === null ? {} : { emailAddress: identity.email };
      return done({ grant, identityId: identity.id, ...email });
    },
  };
}
