import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { digestOf, isSameDigest, randomSecret } from "#platform/security/secrets.ts";
import type { CeremoniesRepository, Ceremony } from "./ceremonies-repository.ts";

export const CEREMONY_LIFETIME_IN_MINUTES = 5;

/** A ceremony as its answer is judged. */
export type OpenCeremony = Pick<Ceremony, "sessionId" | "deviceId" | "identityId"> & {
  isChallenge: (challenge: string) => boolean;
};

export interface Ceremonies {
  begin(
    kind: Ceremony["kind"],
    caller: Pick<SessionCaller, "sessionId" | "deviceId" | "identityId">,
  ): Promise<{ grant: string; challenge: string }>;
  /** Undefined when the grant is unknown, spent or expired. Whatever comes of the answer, there is no second. */
  spend(grant: string, kind: Ceremony["kind"]): Promise<OpenCeremony | undefined>;
  removeExpired(): Promise<void>;
}

/** Challenges of 256 random bits, each with a grant of its own: five minutes, one answer. */
export function createCeremonies(repository: CeremoniesRepository, clock: Clock): Ceremonies {
  return {
    begin: async (kind, { sessionId, deviceId, identityId }) => {
      const grant = randomSecret();
      const challenge = randomSecret();
      await repository.add({
        digest: digestOf(grant),
        kind,
        challengeDigest: digestOf(challenge),
        sessionId,
        deviceId,
        identityId,
        expiresAt: clock.realNow().add({ minutes: CEREMONY_LIFETIME_IN_MINUTES }),
        usedAt: null,
      });
      return { grant, challenge };
    },
    spend: async (grant, kind) => {
      const ceremony = await repository.spend(digestOf(grant), kind, clock.realNow());
      return (
        ceremony && {
          sessionId: ceremony.sessionId,
          deviceId: ceremony.deviceId,
          identityId: ceremony.identityId,
          isChallenge: (challenge) => isSameDigest(digestOf(challenge), ceremony.challengeDigest),
        }
      );
    },
    removeExpired: () => repository.removeExpired(clock.realNow()),
  };
}
