import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { profiles } from "../accounts-tables.ts";

export type ProfileRow = typeof profiles.$inferSelect;

/** Storage of listening profiles. */
export function createListeningProfilesRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** False when the person has a profile; of two at once one is told so. */
    async add(profile: ProfileRow): Promise<boolean> {
      const rows = await queries()
        .insert(profiles)
        .values(profile)
        .onConflictDoNothing()
        .returning({ id: profiles.id });
      return rows.length > 0;
    },

    async find(identityId: string): Promise<ProfileRow | undefined> {
      const [profile] = await queries().select().from(profiles).where(eq(profiles.identityId, identityId));
      return profile;
    },

    async change(
      identityId: string,
      change: Partial<Pick<ProfileRow, "nickname" | "isTastePickingBypassed">>,
    ): Promise<ProfileRow | undefined> {
      const [profile] = await queries()
        .update(profiles)
        .set(change)
        .where(eq(profiles.identityId, identityId))
        .returning();
      return profile;
    },

    async remove(identityId: string): Promise<void> {
      await queries().delete(profiles).where(eq(profiles.identityId, identityId));
    },
  };
}

export type ListeningProfilesRepository = ReturnType<typeof createListeningProfilesRepository>;
