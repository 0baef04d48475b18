import { lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { randomId } from "#platform/security/random-id.ts";
import { plateLookups } from "./radios-tables.ts";

export interface PlateAudit {
  add(lookup: Omit<typeof plateLookups.$inferInsert, "id">): Promise<void>;
  /** Removes what nobody has to show any more. */
  removeOlderThan(at: Temporal.Instant): Promise<void>;
}

/** Storage of who asked about plates. */
export function createPlateAuditRepository(database: Database): PlateAudit {
  return {
    async add(lookup) {
      await database
        .queries()
        .insert(plateLookups)
        .values({ ...lookup, id: randomId("pl") });
    },
    async removeOlderThan(at) {
      await database.queries().delete(plateLookups).where(lt(plateLookups.at, at));
    },
  };
}
