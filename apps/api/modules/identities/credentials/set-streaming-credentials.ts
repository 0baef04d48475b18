import type { CallRequest, StreamingCredentials } from "@skywave/contract";
import { maskEmail } from "@skywave/domain/identity/masked-contact";
import { maskUsername } from "@skywave/domain/identity/username";
import type { PersonCaller } from "../../../platform/http/caller.ts";
import { done, type Outcome, refuse } from "../../../platform/outcome.ts";
import type { Identity } from "../identities-repository.ts";
import { type CredentialDependencies, contactsOf } from "./credential-dependencies.ts";
import { readUsername } from "./read-username.ts";

type NewCredentials = CallRequest<"user", "setStreamingCredentials">["body"];

/** The name and password by which somebody listens, as they may see them. */
export function streamingCredentialsOf(identity: Identity): StreamingCredentials {
  const { username, email, hasRandomCredentials } = identity;
  return {
    ...(username !== null && { username }),
    maskedUsername: username === null ? maskEmail(email ?? "") : maskUsername(username),
    hasPassword: identity.passwordHash !== null,
    hasRandomCredentials,
  };
}

/**
 * Sets both at once or neither. A code is proof enough, as it is for a forgotten password: whoever may set that may
 * set the name beside it.
 */
export function createSetStreamingCredentials(dependencies: CredentialDependencies) {
  const { repository, database, hashes, judgePassword } = dependencies;

  return async (
    caller: PersonCaller,
    { username: typed, newPassword }: NewCredentials,
  ): Promise<Outcome<Identity>> => {
    const stale = await dependencies.requireStepUp(caller, "setPassword");
    if (stale !== undefined) return stale;
    const limited = await dependencies.limits.take("streamingCredentialsByIdentity", caller.identityId);
    if (limited !== undefined) return limited;
    const identity = await repository.find(caller.identityId);
    if (identity === undefined) return refuse("UNAUTHORIZED");
    const username = readUsername(typed, identity);
    if (username === undefined) return refuse("INVALID_HANDLE");
    const keepsPassword = identity.passwordHash !== null && !identity.hasRandomCredentials;
    if (newPassword === undefined && !keepsPassword) {
      return refuse("PASSWORD_POLICY_NOT_MET", { details: { reason: "tooShort" } });
    }
    const { email, phone } = identity;
    const names = [...(await dependencies.findNames(identity.id)), ...(username === null ? [] : [username])];
    const owner = { email: email ?? undefined, phone: phone ?? undefined, names };
    const problem = newPassword === undefined ? undefined : await judgePassword(newPassword, owner);
    if (problem !== undefined) return problem;
    const passwordHash = newPassword === undefined ? identity.passwordHash : await hashes.hash(newPassword);
    const change = { username, passwordHash, hasRandomCredentials: false };
    return database.inTransaction(async () => {
      if (!(await repository.change(identity.id, change))) return refuse("USERNAME_IN_USE");
      if (newPassword !== undefined) {
        await dependencies.resetPasswordLocks(identity.id);
        await dependencies.endOtherSessions(caller);
      }
      await dependencies.tellOwner(identity, "streaming-credentials-changed", contactsOf(identity));
      return done({ ...identity, ...change });
    });
  };
}
