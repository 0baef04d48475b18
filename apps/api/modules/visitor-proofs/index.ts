import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import { createVisitorProofsRepository, type VisitorProof } from "./visitor-proofs-repository.ts";

const LIFETIME = { minutes: 30 };

/**
 * What every lookup hands to a visitor whom it has let identify something: a token for half an hour unless said, in the browser that
 * asked. It names an account or a radio and gives no right over either.
 */
export interface VisitorProofs extends Required<Module> {
  issue(about: Pick<VisitorProof, "kind" | "subjectId" | "deviceId">, how?: Issuing): Promise<string>;
  /** What the token names; undefined for another browser's, for one that is over, and for one of the other kind. */
  find(kind: VisitorProof["kind"], bearer: { token: string; deviceId: string }): Promise<string | undefined>;
}

interface Issuing {
  /** A random one unless said. Issued again, it is good for as long as the later of its ends. */
  token?: string;
  lifetime?: Temporal.DurationLike | undefined;
}

export function createVisitorProofs({ clock, database }: Platform): VisitorProofs {
  const repository = createVisitorProofsRepository(database);
  return {
    issue: async (about, { token = randomSecret(), lifetime = LIFETIME } = {}) => {
      const expiresAt = clock.realNow().add(lifetime);
      await repository.add({ ...about, digest: digestOf(token), expiresAt });
      return token;
    },
    find: async (kind, { token, deviceId }) =>
      (await repository.find({ digest: digestOf(token), deviceId, kind }, clock.realNow()))?.subjectId,
    wipe: (identityId) => repository.removeOfAccount(identityId),
    removeExpired: () => repository.removeExpired(clock.realNow()),
  };
}
