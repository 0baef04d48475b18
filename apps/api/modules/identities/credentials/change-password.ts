import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { type CredentialDependencies, contactsOf } from "./credential-dependencies.ts";

/** Sets a password, the first or another: all other sessions end, locks are lifted, and the person is told. */
export function createChangePassword(dependencies: CredentialDependencies) {
  const { repository, database, hashes, decidePassword } = dependencies;
  return async (caller: PersonCaller, newPassword: string): Promise<Outcome<undefined>> => {
    const stale = await dependencies.requireStepUp(caller, "setPassword");
    if (stale !== undefined) return stale;
    const identity = await repository.find(caller.identityId);
    if (identity === undefined) return refuse("UNAUTHORIZED");
    const { email, username, phone } = identity;
    const names = [...(await dependencies.findNames(identity.id)), ...(username === null ? [] : [username])];
    const owner = { email: email ?? undefined, phone: phone ?? undefined, names };
    const problem = await decidePassword(newPassword, owner);
    if (problem !== undefined) return problem;
    const passwordHash = await hashes.hash(newPassword);
    return database.inTransaction(async () => {
      await repository.change(identity.id, { passwordHash, hasRandomCredentials: false });
      await dependencies.resetPasswordLocks(identity.id);
      await dependencies.endOtherSessions(caller);
      await dependencies.notifyOwner(identity, "password-changed", contactsOf(identity));
      return done(undefined);
    });
  };
}
