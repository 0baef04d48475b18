import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { passkeyUsers } from "./passkeys-tables.ts";

/** Storage of the random names under which authenticators know people. */
export function createUserHandlesRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** The person's user handle; the first one that was made stays. */
    async findOrAdd(identityId: string, ifNone: string): Promise<string> {
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

    /** Holds a person's passkeys until the transaction ends, so that two new ones are counted one after the other. */
    async hold(identityId: string): Promise<void> {
      await queries()
        .select()
        .from(passkeyUsers)
        .where(eq(passkeyUsers.identityId, identityId))
        .for("update");
    },

    async remove(identityId: string): Promise<void> {
      await queries().delete(passkeyUsers).where(eq(passkeyUsers.identityId, identityId));
    },
  };
}

export type UserHandlesRepository = ReturnType<typeof createUserHandlesRepository>;
