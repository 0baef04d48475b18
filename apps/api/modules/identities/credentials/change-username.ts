import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Identity } from "../identities-repository.ts";
import { type CredentialDependencies, contactsOf } from "./credential-dependencies.ts";
import { readUsername } from "./read-username.ts";

/** Sets the name that may be typed instead of the address. */
export function createChangeUsername(dependencies: CredentialDependencies) {
  const { repository, database } = dependencies;
  return async (caller: PersonCaller, typed: string): Promise<Outcome<Identity>> => {
    const identity = await repository.find(caller.identityId);
    if (identity === undefined) return refuse("UNAUTHORIZED");
    const username = readUsername(typed, identity);
    if (identity.username === username) return done(identity);
    const stale = await dependencies.requireStepUp(caller, "other");
    if (stale !== undefined) return stale;
    if (username === undefined) return refuse("INVALID_HANDLE");
    return database.inTransaction(async () => {
      if (!(await repository.change(identity.id, { username }))) return refuse("USERNAME_IN_USE");
      await dependencies.notifyOwner(identity, "username-changed", contactsOf(identity));
      return done({ ...identity, username });
    });
  };
}
