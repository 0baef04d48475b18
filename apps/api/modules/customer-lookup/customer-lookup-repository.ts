import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { customerLookups } from "./customer-lookup-tables.ts";

export type FoundCustomer = typeof customerLookups.$inferSelect;

export interface CustomerLookupRepository {
  add(found: FoundCustomer): Promise<void>;
  find(
    input: Pick<FoundCustomer, "digest" | "deviceId">,
    now: Temporal.Instant,
  ): Promise<FoundCustomer | undefined>;
  remove(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of what lookups have found. */
export function createCustomerLookupRepository(database: Database): CustomerLookupRepository {
  const queries = () => database.queries();
  return {
    async add(found) {
      await queries().insert(customerLookups).values(found);
    },

    async find({ digest, deviceId }, now) {
      const [row] = await queries()
        .select()
        .from(customerLookups)
        .where(
          and(
            eq(customerLookups.digest, digest),
            eq(customerLookups.deviceId, deviceId),
            gt(customerLookups.expiresAt, now),
          ),
        );
      return row;
    },

    async remove(identityId) {
      await queries().delete(customerLookups).where(eq(customerLookups.identityId, identityId));
    },

    async removeExpired(before) {
      await queries().delete(customerLookups).where(lt(customerLookups.expiresAt, before));
    },
  };
}
