import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { passkeyUsers } from "./passkeys-tables.ts";

export interface UserHandlesRepository {
  /** The person's user handle; the first one that was made stays. */
  findOrAdd(identityId: string, ifNone: string): Promise<string>;
  /** Holds a person's passkeys until the transaction ends, so that two new ones are counted one after the other. */
  hold(identityId: string): Promise<void>;
  remove(identityId: string): Promise<void>;
}

/** Storage of the random names under which authenticators know people. */
export function createUserHandlesRepository(database: Database): UserHandlesRepository {
  const queries = () => database.queries();
  return {
    async findOrAdd(identityId, ifNone) {
      const [made] = await queries()
        .insert(passkeyUsers)
        .values({ identityId, userHandle: ifNone })
        .onConflictDoNothing()
        .returning();
      if (made !== undefined) return made.userHandle;
      const [row] = await queries()
        .select()
        .from(passkeyUsers)
        .where(eq(passkeyUsers.identityId, identityId));
      return row?.userHandle ?? ifNone;
    },

    async hold(identityId) {
      await queries()
        .select()
        .from(passkeyUsers)
        .where(eq(passkeyUsers.identityId, identityId))
        .for("update");
    },

    async remove(identityId) {
      await queries().delete(passkeyUsers).where(eq(passkeyUsers.identityId, identityId));
    },
  };
}
