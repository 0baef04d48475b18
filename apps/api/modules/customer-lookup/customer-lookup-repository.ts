import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { customerLookups } from "./customer-lookup-tables.ts";

export type FoundCustomer = typeof customerLookups.$inferSelect;

/** Storage of what lookups have found. */
export function createCustomerLookupRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async add(found: FoundCustomer): Promise<void> {
      await queries().insert(customerLookups).values(found);
    },

    async find(
      { digest, deviceId }: Pick<FoundCustomer, "digest" | "deviceId">,
      now: Temporal.Instant,
    ): Promise<FoundCustomer | undefined> {
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

    async remove(identityId: string): Promise<void> {
      await queries().delete(customerLookups).where(eq(customerLookups.identityId, identityId));
    },

    async removeExpired(before: Temporal.Instant): Promise<void> {
      await queries().delete(customerLookups).where(lt(customerLookups.expiresAt, before));
    },
  };
}

export type CustomerLookupRepository = ReturnType<typeof createCustomerLookupRepository>;
