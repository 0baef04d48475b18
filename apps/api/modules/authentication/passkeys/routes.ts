import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { IdentityGrants } from "#modules/identities/index.ts";
import type { StepUps } from "../step-up/step-ups.ts";
import { CEREMONY_LIFETIME_IN_MINUTES } from "./ceremonies.ts";
import { createCreatePasskey, type CreatePasskeyDependencies } from "./create-passkey.ts";
import type { DecideAssertion } from "./decide-assertion.ts";
import { serializePasskey } from "./serialize-passkey.ts";
import { handleOf } from "../handle-of.ts";

export type PasskeyHandlers = Pick<
  DomainHandlers<"user">,
  | "passkeyCreateStart"
  | "passkeyCreateFinish"
  | "passkeyAuthenticateStart"
  | "passkeyAuthenticateFinish"
  | "listPasskeys"
  | "renamePasskey"
  | "removePasskey"
>;

const UNKNOWN_PASSKEY = { notFoundResourceType: "passkey" };

/** The calls of passkeys. */
export function createPasskeyHandlers(
  dependencies: CreatePasskeyDependencies & {
    grants: IdentityGrants;
    limits: RateLimits;
    stepUps: StepUps;
    decideAssertion: DecideAssertion;
  },
): PasskeyHandlers {
  const { repository, ceremonies, relyingParty, grants, limits, stepUps, identities } = dependencies;
  const createPasskey = createCreatePasskey(dependencies);
  return {
    passkeyCreateStart: async (_request, { caller, origin }) =>
      (await stepUps.require(caller, "other")) ??
      (await limits.take("passkeyStartsByDevice", caller.deviceId)) ??
      createPasskey.begin(caller, origin),

    passkeyCreateFinish: ({ body }, { caller }) => createPasskey.finish(caller.grant, body),

    passkeyAuthenticateStart: async (_request, { caller, origin }) => {
      const limited = await limits.take("passkeyStartsByDevice", caller.deviceId);
      if (limited !== undefined) return limited;
      // Only to somebody signed in are their own passkeys named; to a visitor, no account ever is.
      const own = caller.identityId === null ? [] : await repository.list(caller.identityId);
      const { grant, challenge } = await ceremonies.begin("authenticate", caller);
      return done({
        grant,
        publicKeyCredentialRequestOptions: {
          challenge,
          timeout: CEREMONY_LIFETIME_IN_MINUTES * 60 * 1000,
          rpId: relyingParty.idOn(origin),
          allowCredentials: own.map(({ credentialId, transports }) => ({
            id: credentialId,
            type: "public-key",
            transports,
          })),
          userVerification: "required",
        },
      });
    },

    passkeyAuthenticateFinish: async ({ body }, { caller, ipAddress }) => {
      const limited = await limits.check([["passkeyFailuresByAddress", ipAddress]]);
      if (limited !== undefined) return limited;
      const ceremony = await ceremonies.spend(caller.grant, "authenticate");
      if (ceremony === undefined) return refuse("UNAUTHORIZED");
      const passkey = await dependencies.decideAssertion(ceremony, body.credential);
      const identity = passkey && (await identities.find(passkey.identityId));
      if (identity === undefined) {
        await limits.take("passkeyFailuresByAddress", ipAddress);
        return refuse("INVALID_PASSKEY");
      }
      const { deviceId } = ceremony;
      const proven = { identityId: identity.id, deviceId, assurance: "passkey" as const };
      return done({
        grant: await grants.issue(proven, "session"),
        identityId: identity.id,
        ...handleOf(identity),
      });
    },

    listPasskeys: async (_request, { caller }) =>
      done({ passkeys: (await repository.list(caller.identityId)).map(serializePasskey) }),

    renamePasskey: async ({ params, body }, { caller }) => {
      const row = await repository.rename(caller.identityId, params.passkeyId, body.name);
      return row === undefined ? refuse("NOT_FOUND", UNKNOWN_PASSKEY) : done(serializePasskey(row));
    },

    removePasskey: async ({ params }, { caller }) => {
      const stale = await stepUps.require(caller, "other");
      if (stale !== undefined) return stale;
      return dependencies.database.inTransaction(async () => {
        const isRemoved = await repository.remove(caller.identityId, params.passkeyId);
        if (!isRemoved) return refuse("NOT_FOUND", UNKNOWN_PASSKEY);
        await dependencies.notifyOwner(caller.identityId, "passkey-removed");
        return done(undefined);
      });
    },
  };
}
