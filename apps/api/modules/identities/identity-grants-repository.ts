import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { addressGrants, identityGrants } from "./identities-tables.ts";

export type AddressGrantRow = typeof addressGrants.$inferSelect;
export type IdentityGrantRow = typeof identityGrants.$inferSelect;

export interface IdentityGrantsRepository {
  addGrant(grant: IdentityGrantRow): Promise<void>;
  /** A grant that is still good; it stays so. */
  findGrant(
    digest: string,
    purpose: IdentityGrantRow["purpose"],
    now: Temporal.Instant,
  ): Promise<IdentityGrantRow | undefined>;
  /** Spends a grant: of two racing exchanges one gets it. */
  spendGrant(
    digest: string,
    purpose: IdentityGrantRow["purpose"],
    now: Temporal.Instant,
  ): Promise<IdentityGrantRow | undefined>;
  /** Whether a device was given a grant of a session for a person's password that is still good. */
  hasPasswordGrant(identityId: string, deviceId: string, now: Temporal.Instant): Promise<boolean>;
  /** Spends all that a person has not exchanged yet; one that is being exchanged is waited for. */
  spendAllOf(identityId: string, now: Temporal.Instant): Promise<void>;
  addAddressGrant(grant: AddressGrantRow): Promise<void>;
  spendAddressGrant(digest: string, now: Temporal.Instant): Promise<AddressGrantRow | undefined>;
  removeExpired(now: Temporal.Instant): Promise<void>;
}

/** Storage of the grants that prove people, or that they read the mail of an address. */
export function createIdentityGrantsRepository(database: Database): IdentityGrantsRepository {
  const queries = () => database.queries();
  return {
    async addGrant(grant) {
      await queries().insert(identityGrants).values(grant);
    },

    async findGrant(digest, purpose, now) {
      const [grant] = await queries()
        .select()
        .from(identityGrants)
        .where(and(eq(identityGrants.digest, digest), isStillGood(purpose, now)));
      return grant;
    },

    async spendGrant(digest, purpose, now) {
      const [grant] = await queries()
        .update(identityGrants)
        .set({ usedAt: now })
        .where(and(eq(identityGrants.digest, digest), isStillGood(purpose, now)))
        .returning();
      return grant;
    },

    async hasPasswordGrant(identityId, deviceId, now) {
      const isTheirs = and(eq(identityGrants.identityId, identityId), eq(identityGrants.deviceId, deviceId));
      const [grant] = await queries()
        .select({ digest: identityGrants.digest })
        .from(identityGrants)
        .where(and(isTheirs, eq(identityGrants.assurance, "password"), isStillGood("session", now)))
        .limit(1);
      return grant !== undefined;
    },

    async spendAllOf(identityId, now) {
      await queries()
        .update(identityGrants)
        .set({ usedAt: now })
        .where(and(eq(identityGrants.identityId, identityId), isNull(identityGrants.usedAt)));
    },

    async addAddressGrant(grant) {
      await queries().insert(addressGrants).values(grant);
    },

    async spendAddressGrant(digest, now) {
      const isGood = and(isNull(addressGrants.usedAt), gt(addressGrants.expiresAt, now));
      const [grant] = await queries()
        .update(addressGrants)
        .set({ usedAt: now })
        .where(and(eq(addressGrants.digest, digest), isGood))
        .returning();
      return grant;
    },

    async removeExpired(now) {
      await queries().delete(identityGrants).where(lt(identityGrants.expiresAt, now));
      await queries().delete(addressGrants).where(lt(addressGrants.expiresAt, now));
    },
  };
}

function isStillGood(purpose: IdentityGrantRow["purpose"], now: Temporal.Instant) {
  const { purpose: purposeOf, usedAt, expiresAt } = identityGrants;
  return and(eq(purposeOf, purpose), isNull(usedAt), gt(expiresAt, now));
}
