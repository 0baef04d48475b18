import type { IdentityGrant } from "@skywave/contract";
import { normaliseEmail } from "@skywave/domain/identity/email";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { decoyIdentityId, type Identities, type IdentityGrants } from "#modules/identities/index.ts";
import type { CheckPassword } from "./check-password.ts";
import { createSignInQueue } from "./sign-in-queue.ts";
import { handleOf } from "../handle-of.ts";

export interface PasswordAttempt {
  handle: string;
  password: string;
  deviceId: string;
  ipAddress: string;
}

export type AuthenticatePassword = (attempt: PasswordAttempt) => Promise<Outcome<IdentityGrant>>;

/** Signs in with a password; unknown handles cost the same time and get the same answer as wrong passwords. */
export function createAuthenticatePassword(dependencies: {
  identities: Identities;
  grants: IdentityGrants;
  secrets: Secrets;
  checkPassword: CheckPassword;
}): AuthenticatePassword {
  const { identities, grants, secrets, checkPassword } = dependencies;
  const inTurn = createSignInQueue();
  return (attempt) => inTurn(() => signIn(attempt));

  async function signIn(attempt: PasswordAttempt): Promise<Outcome<IdentityGrant>> {
    const { password, deviceId, ipAddress } = attempt;
    const handle = normaliseEmail(attempt.handle);
    const identity = await identities.findByHandle(handle);
    const checked = await checkPassword({
      identityId: identity?.id ?? decoyIdentityId(handle, secrets),
      passwordHash: identity?.passwordHash ?? null,
      password,
      deviceId,
      ipAddress,
    });
    if (!checked.ok) return checked;
    if (identity === undefined) return refuse("userServices.identity.invalidCredentials");
    const proven = { identityId: identity.id, deviceId, assurance: "password" as const };
    return done({
      grant: await grants.issue(proven, "session"),
      identityId: identity.id,
      ...handleOf(identity),
    });
  }
}
