import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { profiles } from "../accounts-tables.ts";

export type ProfileRow = typeof profiles.$inferSelect;

export interface ListeningProfilesRepository {
  /** False when the person has a profile; of two at once one is told so. */
  add(profile: ProfileRow): Promise<boolean>;
  find(identityId: string): Promise<ProfileRow | undefined>;
  change(
    identityId: string,
    change: Partial<Pick<ProfileRow, "nickname" | "isTastePickingBypassed">>,
  ): Promise<ProfileRow | undefined>;
  remove(identityId: string): Promise<void>;
}

/** Storage of listening profiles. */
export function createListeningProfilesRepository(database: Database): ListeningProfilesRepository {
  const queries = () => database.queries();
  return {
    async add(profile) {
      const rows = await queries()
        .insert(profiles)
        .values(profile)
        .onConflictDoNothing()
        .returning({ id: profiles.id });
      return rows.length > 0;
    },

    async find(identityId) {
      const [profile] = await queries().select().from(profiles).where(eq(profiles.identityId, identityId));
      return profile;
    },

    async change(identityId, change) {
      const [profile] = await queries()
        .update(profiles)
        .set(change)
        .where(eq(profiles.identityId, identityId))
        .returning();
      return profile;
    },

    async remove(identityId) {
      await queries().delete(profiles).where(eq(profiles.identityId, identityId));
    },
  };
}
