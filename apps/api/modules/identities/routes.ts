import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { suggestedEmail } from "@skywave/domain/identity/suggested-email";
import { isUsername } from "@skywave/domain/identity/username";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import type { CreateIdentity } from "./create-identity.ts";
import type { ProvedIdentity } from "./create-proved-identity.ts";
import type { IdentitiesRepository } from "./identities-repository.ts";
import { serializeIdentity } from "./serialize-identity.ts";
import { decoyIdentityId, decoyLoginInfo, loginInfoOf } from "./login-info.ts";

export type IdentityHandlers = Pick<
  DomainHandlers<"user">,
  "statusByHandle" | "statusForSignUp" | "create" | "createV2" | "override" | "getIdentity"
>;

/** The calls about who somebody is. */
export function createIdentityHandlers(dependencies: {
  repository: IdentitiesRepository;
  createIdentity: CreateIdentity;
  provedIdentity: ProvedIdentity;
  hasPasskey: (identityId: string) => Promise<boolean>;
  limits: RateLimits;
  secrets: Secrets;
  /** False where no gateway for texts is configured: phones are then not offered as a way to sign in. */
  canText: boolean;
}): IdentityHandlers {
  const { repository, createIdentity, provedIdentity, hasPasskey, limits, secrets, canText } = dependencies;

  const limitStatus = async (deviceId: string, ipAddress: string) =>
    (await limits.take("identityStatusByDevice", deviceId)) ??
    (await limits.take("identityStatusByAddress", ipAddress));

  return {
    statusByHandle: async ({ query }, { caller, ipAddress }) => {
      const startedAt = performance.now();
      const limited = await limitStatus(caller.deviceId, ipAddress);
      if (limited !== undefined) return limited;
      const handle = normaliseEmail(query.handle);
      if (!isEmail(handle) && !isUsername(handle)) return refuse("INVALID_HANDLE");
      const identity = await repository.findByHandle(handle);
      // Asked for a decoy too, so that the answer takes as long.
      const isPasskeyKnown = await hasPasskey(identity?.id ?? decoyIdentityId(handle, secrets));
      const info =
        identity === undefined ? decoyLoginInfo(handle, secrets) : loginInfoOf(identity, isPasskeyKnown);
      const contactOptions = info.contactOptions.filter(({ type }) => type === "EMAIL" || canText);
      await untilNextStep(startedAt);
      return done({ ...info, contactOptions });
    },

    statusForSignUp: async ({ query }, { caller, ipAddress }) => {
      const limited = await limitStatus(caller.deviceId, ipAddress);
      if (limited !== undefined) return limited;
      const email = normaliseEmail(query.emailAddress);
      const suggestion = suggestedEmail(email);
      return done({
        isAcceptable: isEmail(email),
        ...(suggestion !== undefined && isEmail(suggestion) && { suggestedEmailAddress: suggestion }),
      });
    },

    create: ({ body }, { caller, ipAddress }) => provedIdentity.create(caller.grant, body, ipAddress),

    createV2: async ({ body }, { caller, ipAddress }) => {
      const limited =
        (await limits.take("signUpByDevice", caller.deviceId)) ??
        (await limits.take("signUpByAddress", ipAddress));
      if (limited !== undefined) return limited;
      return createIdentity.forVisitor({
        email: body.emailAddress,
        username: body.username,
        password: body.password,
        language: body.language ?? (caller.country === "CA" ? "en-CA" : "en-US"),
        deviceId: caller.deviceId,
        ipAddress,
      });
    },

    override: ({ body }, { caller }) => provedIdentity.override(caller.grant, body.emailAddress),

    getIdentity: async (_request, { caller }) => {
      const identity = await repository.find(caller.identityId);
      return identity === undefined ? refuse("UNAUTHORIZED") : done(serializeIdentity(identity));
    },
  };
}
