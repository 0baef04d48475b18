import { eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { thirdPartyCodes } from "../starts/starts-tables.ts";

export type ThirdPartyCode = typeof thirdPartyCodes.$inferSelect;

/** Storage of authorization codes. */
export function createThirdPartyCodesRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async add(code: ThirdPartyCode): Promise<void> {
      await queries().insert(thirdPartyCodes).values(code);
    },

    /** Locked to the end of the transaction, so that a second use sees what the first one did. */
    async findForUpdate(digest: string): Promise<ThirdPartyCode | undefined> {
      const [code] = await queries()
        .select()
        .from(thirdPartyCodes)
        .where(eq(thirdPartyCodes.digest, digest))
        .for("update");
      return code;
    },

    async noteUse(digest: string, sessionId: string): Promise<void> {
      await queries().update(thirdPartyCodes).set({ sessionId }).where(eq(thirdPartyCodes.digest, digest));
    },

    async removeExpired(before: Temporal.Instant): Promise<void> {
      await queries().delete(thirdPartyCodes).where(lt(thirdPartyCodes.expiresAt, before));
    },
  };
}

export type ThirdPartyCodesRepository = ReturnType<typeof createThirdPartyCodesRepository>;
