import type { Clock } from "../../platform/clock.ts";
import { digestOf, randomSecret } from "../../platform/security/secrets.ts";
import type { IdentitiesRepository, IdentityGrantRow } from "./identities-repository.ts";

const LIFETIME_IN_MINUTES = 5;

export type ProvenIdentity = Pick<IdentityGrantRow, "identityId" | "deviceId" | "assurance">;

export interface IdentityGrants {
  issue(proven: ProvenIdentity, purpose: IdentityGrantRow["purpose"]): Promise<string>;
  /** Undefined when the grant is unknown, spent, expired or made for another purpose. */
  redeem(grant: string, purpose: IdentityGrantRow["purpose"]): Promise<ProvenIdentity | undefined>;
}

/** Short-lived proofs between "who are you" and a session; each is good once. */
export function createIdentityGrants(repository: IdentitiesRepository, clock: Clock): IdentityGrants {
  return {
    issue: async (proven, purpose) => {
      const grant = randomSecret();
      const expiresAt = clock.realNow().add({ minutes: LIFETIME_IN_MINUTES });
      await repository.addGrant({ ...proven, purpose, digest: digestOf(grant), expiresAt, usedAt: null });
      return grant;
    },
    redeem: async (grant, purpose) => {
      const row = await repository.spendGrant(digestOf(grant), purpose, clock.realNow());
      return row && { identityId: row.identityId, deviceId: row.deviceId, assurance: row.assurance };
    },
  };
}
