import type { IdentityGrant } from "@skywave/contract";
import { normaliseEmail } from "@skywave/domain/identity/email";
import { done, type Outcome, refuse } from "../../../platform/outcome.ts";
import type { RateLimits } from "../../../platform/rate-limits/rate-limits.ts";
import type { PasswordHashes } from "../../../platform/security/password-hashes.ts";
import type { IdentitiesRepository, IdentityGrants } from "../../identities/index.ts";

export interface PasswordAttempt {
  handle: string;
  password: string;
  deviceId: string;
  ipAddress: string;
}

/** Signs in with a password; unknown handles cost the same time and get the same answer as wrong passwords. */
export function createAuthenticatePassword(dependencies: {
  identities: IdentitiesRepository;
  grants: IdentityGrants;
  hashes: PasswordHashes;
  limits: RateLimits;
  isKnownDevice: (identityId: string, deviceId: string) => Promise<boolean>;
}) {
  const { identities, grants, hashes, limits, isKnownDevice } = dependencies;
  return async (attempt: PasswordAttempt): Promise<Outcome<IdentityGrant>> => {
    const byAddress = await limits.take("passwordTriesByAddress", attempt.ipAddress);
    if (byAddress !== undefined) return byAddress;

    const handle = normaliseEmail(attempt.handle);
    const identity = await identities.findByHandle(handle);
    // Failures on unknown devices are counted together, apart from the owner's own: nobody can lock them out.
    const isKnown = identity !== undefined && (await isKnownDevice(identity.id, attempt.deviceId));
    const failureKey = `${handle}.${isKnown ? attempt.deviceId : "unknown"}`;
    const locked = await limits.check([["passwordFailuresByAccountAndDevice", failureKey]]);
    if (locked !== undefined) return { ...locked, code: "userServices.identity.locked" };

    const isRight = await hashes.verify(attempt.password, identity?.passwordHash ?? null);
    if (identity === undefined || !isRight) {
      await limits.take("passwordFailuresByAccountAndDevice", failureKey);
      return refuse("userServices.identity.invalidCredentials");
    }
    await limits.clear("passwordFailuresByAccountAndDevice", failureKey);
    const proven = { identityId: identity.id, deviceId: attempt.deviceId, assurance: "password" as const };
    const grant = await grants.issue(proven, "session");
    return done({
      grant,
      identityId: identity.id,
      ...(identity.email !== null && { emailAddress: identity.email }),
    });
  };
}
