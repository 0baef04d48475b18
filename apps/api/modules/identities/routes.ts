import { normaliseEmail } from "@skywave/domain/identity/email";
import type { DomainHandlers } from "../../platform/http/handlers.ts";
import { done, refuse } from "../../platform/outcome.ts";
import type { RateLimits } from "../../platform/rate-limits/rate-limits.ts";
import type { Secrets } from "../../platform/security/secrets.ts";
import type { createCreateIdentity } from "./create-identity.ts";
import type { IdentitiesRepository } from "./identities-repository.ts";
import { decoyLoginInfo, loginInfoOf } from "./login-info.ts";

/** The calls about who somebody is. */
export function createIdentityHandlers(dependencies: {
  repository: IdentitiesRepository;
  createIdentity: ReturnType<typeof createCreateIdentity>;
  limits: RateLimits;
  secrets: Secrets;
}): Pick<DomainHandlers<"user">, "statusByHandle" | "createV2" | "getIdentity"> {
  const { repository, createIdentity, limits, secrets } = dependencies;
  return {
    statusByHandle: async ({ query }, { caller, ipAddress }) => {
      const limited =
        (await limits.take("identityStatusByDevice", caller.deviceId)) ??
        (await limits.take("identityStatusByAddress", ipAddress));
      if (limited !== undefined) return limited;
      const handle = normaliseEmail(query.handle);
      const identity = await repository.findByHandle(handle);
      return done(identity === undefined ? decoyLoginInfo(handle, secrets) : loginInfoOf(identity));
    },

    createV2: async ({ body }, { caller, ipAddress }) => {
      const limited =
        (await limits.take("signUpByDevice", caller.deviceId)) ??
        (await limits.take("signUpByAddress", ipAddress));
      if (limited !== undefined) return limited;
      return createIdentity({
        email: body.emailAddress,
        password: body.password,
        language: body.language ?? (caller.country === "CA" ? "en-CA" : "en-US"),
        deviceId: caller.deviceId,
        ipAddress,
      });
    },

    getIdentity: async (_request, { caller }) => {
      const identity = await repository.find(caller.identityId);
      if (identity === undefined) return refuse("UNAUTHORIZED");
      const email = identity.email === null ? {} : { emailAddress: identity.email };
      return done({
        identityId: identity.id,
        handle: { ...email, ...(identity.username !== null && { username: identity.username }) },
        contact: { ...email, ...(identity.phone !== null && { phoneNumber: identity.phone }) },
        state: identity.state,
      });
    },
  };
}
