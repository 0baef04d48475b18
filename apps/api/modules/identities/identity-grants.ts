import type { Clock } from "#platform/clock.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { IdentityGrantRow, IdentityGrantsRepository } from "./identity-grants-repository.ts";

const LIFETIME_IN_MINUTES = 5;

export type ProvenIdentity = Pick<IdentityGrantRow, "identityId" | "deviceId" | "assurance" | "provenEmail">;

/** A proof that was just given; without an address where no mail was read for it. */
export type NewProof = Omit<ProvenIdentity, "provenEmail"> & { provenEmail?: string | null };

/** An address whose mail somebody was shown to read. */
export interface ProvenAddress {
  email: string;
  deviceId: string;
}

export interface IdentityGrants {
  issue(proven: NewProof, purpose: IdentityGrantRow["purpose"]): Promise<string>;
  /** Undefined when the grant is unknown, spent, expired or made for another purpose. */
  redeem(grant: string, purpose: IdentityGrantRow["purpose"]): Promise<ProvenIdentity | undefined>;
  /** Whom a grant proves that is still good, and stays so. */
  find(grant: string, purpose: IdentityGrantRow["purpose"]): Promise<ProvenIdentity | undefined>;
  /** Whether somebody gave their password on a device and has yet to be signed in there for it. */
  hasGivenPassword(identityId: string, deviceId: string): Promise<boolean>;
  /** Ends what was proved in somebody's name and not exchanged yet. */
  voidAllOf(identityId: string): Promise<void>;
  /** For somebody who reads the mail of an address that no identity has. */
  issueForAddress(proven: ProvenAddress): Promise<string>;
  redeemForAddress(grant: string): Promise<ProvenAddress | undefined>;
  removeExpired(): Promise<void>;
}

/** Short-lived proofs between "who are you" and a session; each is good once. */
export function createIdentityGrants(repository: IdentityGrantsRepository, clock: Clock): IdentityGrants {
  const endOfLife = () => clock.realNow().add({ minutes: LIFETIME_IN_MINUTES });
  return {
    issue: async (proven, purpose) => {
      const grant = randomSecret();
      const expiresAt = endOfLife();
      await repository.addGrant({
        ...proven,
        provenEmail: proven.provenEmail ?? null,
        purpose,
        digest: digestOf(grant),
        expiresAt,
        usedAt: null,
      });
      return grant;
    },
    redeem: async (grant, purpose) => {
      const row = await repository.spendGrant(digestOf(grant), purpose, clock.realNow());
      return row && provenBy(row);
    },
    find: async (grant, purpose) => {
      const row = await repository.findGrant(digestOf(grant), purpose, clock.realNow());
      return row && provenBy(row);
    },
    hasGivenPassword: (identityId, deviceId) =>
      repository.hasPasswordGrant(identityId, deviceId, clock.realNow()),
    voidAllOf: (identityId) => repository.spendAllOf(identityId, clock.realNow()),
    issueForAddress: async (proven) => {
      const grant = randomSecret();
      const expiresAt = endOfLife();
      await repository.addAddressGrant({ ...proven, digest: digestOf(grant), expiresAt, usedAt: null });
      return grant;
    },
    redeemForAddress: async (grant) => {
      const row = await repository.spendAddressGrant(digestOf(grant), clock.realNow());
      return row && { email: row.email, deviceId: row.deviceId };
    },
    removeExpired: () => repository.removeExpired(clock.realNow()),
  };
}

function provenBy({ identityId, deviceId, assurance, provenEmail }: IdentityGrantRow): ProvenIdentity {
  return { identityId, deviceId, assurance, provenEmail };
}
