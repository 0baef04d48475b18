import { randomSecret } from "#platform/security/secrets.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { PasswordHashes } from "#platform/security/password-hashes.ts";
import type { IdentitiesRepository } from "../identities-repository.ts";

/** Gives somebody a name and a password that nobody knows, as imports of plans without a sign-in do. */
export function createGiveRandomCredentials(dependencies: {
  repository: IdentitiesRepository;
  hashes: PasswordHashes;
}) {
  const { repository, hashes } = dependencies;
  return async (identityId: string): Promise<{ username: string }> => {
    const username = randomId("listener").toLowerCase();
    const passwordHash = await hashes.hash(randomSecret());
    if (!(await repository.change(identityId, { username, passwordHash, hasRandomCredentials: true })))
      throw new Error(`the random name ${username} is taken`);
    return { username };
  };
}
