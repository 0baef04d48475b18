import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { isUniqueViolation } from "#platform/database/database-errors.ts";
import { identities, identityGrants } from "./identities-tables.ts";

export type Identity = typeof identities.$inferSelect;

/** Storage of identities. */
export function createIdentitiesRepository(database: Database) {
  const queries = () => database.queries();
  return {
    /** False when the address is taken; of two racing sign-ups one is told so. */
    async add(identity: typeof identities.$inferInsert): Promise<boolean> {
      try {
        await database.inTransaction(() => queries().insert(identities).values(identity));
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    /** Undefined also once the account was deleted. */
    async find(id: string): Promise<Identity | undefined> {
      const [identity] = await queries()
        .select()
        .from(identities)
        .where(and(eq(identities.id, id), isNull(identities.deletedAt)));
      return identity;
    },

    /** Holds the row to the end of the transaction, so that nothing about the person changes meanwhile. */
    async hold(person: { id: string } | { email: string }): Promise<Identity | undefined> {
      const isMeant = "id" in person ? eq(identities.id, person.id) : eq(identities.email, person.email);
      const isThere = and(isMeant, isNull(identities.deletedAt));
      const [identity] = await queries().select().from(identities).where(isThere).for("update");
      return identity;
    },

    async findByHandle(handle: string): Promise<Identity | undefined> {
      const column = handle.includes("@") ? identities.email : identities.username;
      const [identity] = await queries().select().from(identities).where(eq(column, handle));
      return identity;
    },

    /** False when somebody else has the address or name. */
    async change(
      id: string,
      change: Partial<
        Pick<
          Identity,
          "email" | "emailProvedAt" | "username" | "phone" | "passwordHash" | "hasRandomCredentials"
        >
      >,
    ): Promise<boolean> {
      try {
        await database.inTransaction(() =>
          queries()
            .update(identities)
            .set(change)
            .where(and(eq(identities.id, id), isNull(identities.deletedAt))),
        );
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    /** Whose system the person belongs to, as an import says. */
    async setState(id: string, state: Identity["state"]): Promise<void> {
      await queries().update(identities).set({ state }).where(eq(identities.id, id));
    },

    /** In which language they want us to write to them from now on. */
    async setLanguage(id: string, language: Identity["language"], at: Temporal.Instant): Promise<void> {
      await queries().update(identities).set({ language, languageChosenAt: at }).where(eq(identities.id, id));
    },

    /** In which language we write to them from now on, unless they have chosen one. */
    async assumeLanguage(id: string, language: Identity["language"]): Promise<void> {
      await queries()
        .update(identities)
        .set({ language })
        .where(and(eq(identities.id, id), isNull(identities.languageChosenAt)));
    },

    /** Wipes what is personal and frees the handles; the row stays, since bills point to it. */
    async wipe(id: string, at: Temporal.Instant): Promise<void> {
      await queries()
        .update(identities)
        .set({
          email: null,
          emailProvedAt: null,
          username: null,
          phone: null,
          passwordHash: null,
          deletedAt: at,
        })
        .where(eq(identities.id, id));
      await queries().delete(identityGrants).where(eq(identityGrants.identityId, id));
    },
  };
}

export type IdentitiesRepository = ReturnType<typeof createIdentitiesRepository>;
