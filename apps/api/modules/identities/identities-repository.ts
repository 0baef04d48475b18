import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/database.ts";
import { isUniqueViolation } from "#platform/database/database-errors.ts";
import { readTogether } from "#platform/database/read-together.ts";
import { identities, identityGrants } from "./identities-tables.ts";

export type Identity = typeof identities.$inferSelect;

export interface IdentitiesRepository {
  /** False when the address is taken; of two racing sign-ups one is told so. */
  add(identity: typeof identities.$inferInsert): Promise<boolean>;
  /** Undefined also once the account was deleted. */
  find(id: string): Promise<Identity | undefined>;
  /** Where somebody is written to, as a part of another's statement; null once the account was deleted. */
  addresseeOf(id: string): SQL<Addressee | null>;
  /** Whether there is an address to write to, as a part of another's statement; the column names the person. */
  hasAddress(id: AnyPgColumn): SQL;
  /** Holds the row to the end of the transaction, so that nothing about the person changes meanwhile. */
  hold(person: { id: string } | { email: string }): Promise<Identity | undefined>;
  findByHandle(handle: string): Promise<Identity | undefined>;
  /** False when somebody else has the address or name. */
  change(
    id: string,
    change: Partial<
      Pick<
        Identity,
        "email" | "emailProvedAt" | "username" | "phone" | "passwordHash" | "hasRandomCredentials"
      >
    >,
  ): Promise<boolean>;
  /** Whose system the person belongs to, as an import says. */
  setState(id: string, state: Identity["state"]): Promise<void>;
  /** In which language they want us to write to them from now on. */
  setLanguage(id: string, language: Identity["language"], at: Temporal.Instant): Promise<void>;
  /** In which language we write to them from now on, unless they have chosen one. */
  assumeLanguage(id: string, language: Identity["language"]): Promise<void>;
  /** Wipes what is personal and frees the handles; the row stays, since bills point to it. */
  wipe(id: string, at: Temporal.Instant): Promise<void>;
}

/** Where and in which language somebody reads what we write. */
export type Addressee = Pick<Identity, "email" | "language">;

/** Storage of identities. */
export function createIdentitiesRepository(database: Database): IdentitiesRepository {
  const queries = () => database.queries();
  const findIdentity = queries()
    .select()
    .from(identities)
    .where(and(eq(identities.id, sql.placeholder("id")), isNull(identities.deletedAt)))
    .prepare("find_identity");
  const findByEmail = findTogether(database, "email");
  const findByUsername = findTogether(database, "username");
  return {
    async add(identity) {
      try {
        await database.inTransaction(() => queries().insert(identities).values(identity));
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    async find(id) {
      const [identity] = await findIdentity.execute({ id });
      return identity;
    },

    addresseeOf: (id) =>
      sql<Addressee | null>`${sql`(select json_build_object('email', ${identities.email}, 'language', ${identities.language})
        from ${identities} where ${identities.id} = ${id} and ${isNull(identities.deletedAt)})`}`,

    hasAddress: (id) =>
      sql`exists (select 1 from ${identities} where ${identities.id} = ${id} and ${identities.email} is not null)`,

    async hold(person) {
      const isMeant = "id" in person ? eq(identities.id, person.id) : eq(identities.email, person.email);
      const isThere = and(isMeant, isNull(identities.deletedAt));
      const [identity] = await queries().select().from(identities).where(isThere).for("update");
      return identity;
    },

    findByHandle: (handle) => (handle.includes("@") ? findByEmail(handle) : findByUsername(handle)),

    async change(id, change) {
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

    async setState(id, state) {
      await queries().update(identities).set({ state }).where(eq(identities.id, id));
    },

    async setLanguage(id, language, at) {
      await queries().update(identities).set({ language, languageChosenAt: at }).where(eq(identities.id, id));
    },

    async assumeLanguage(id, language) {
      await queries()
        .update(identities)
        .set({ language })
        .where(and(eq(identities.id, id), isNull(identities.languageChosenAt)));
    },

    async wipe(id, at) {
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

/** People by one of their handles: whoever writes a pile of mails asks for the brand of each. */
function findTogether(database: Database, name: "email" | "username") {
  const query = database
    .queries()
    .select()
    .from(identities)
    .where(sql`${identities[name]} = any(${sql.placeholder("handles")}::text[])`)
    .prepare(`find_identities_by_${name}`);
  return readTogether(
    database,
    (handles) => query.execute({ handles }),
    (row) => row[name] ?? "",
  );
}
