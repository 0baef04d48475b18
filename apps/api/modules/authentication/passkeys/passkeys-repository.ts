import { and, count, desc, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { isUniqueViolation } from "#platform/database/database-errors.ts";
import { passkeys, passkeyUsers } from "./passkeys-tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export interface PasskeysRepository {
  count(identityId: string): Promise<number>;
  /** False when the credential is known already, to whomever it belongs. */
  add(passkey: PasskeyRow): Promise<boolean>;
  list(identityId: string): Promise<PasskeyRow[]>;
  findByCredential(credentialId: string): Promise<(PasskeyRow & { userHandle: string }) | undefined>;
  /** False when the counter did not grow: of a passkey and its clone, one is found out. Zero stays zero. */
  use(
    passkey: PasskeyRow,
    use: { counter: number; isSynced: boolean; at: Temporal.Instant },
  ): Promise<boolean>;
  rename(identityId: string, id: string, name: string): Promise<PasskeyRow | undefined>;
  remove(identityId: string, id: string): Promise<boolean>;
  removeAllOf(identityId: string): Promise<void>;
}

/** Storage of passkeys. */
export function createPasskeysRepository(database: Database): PasskeysRepository {
  const queries = () => database.queries();
  const isPasskey = (identityId: string, id: string) =>
    and(eq(passkeys.identityId, identityId), eq(passkeys.id, id));
  return {
    count: async (identityId) => {
      const [row] = await queries()
        .select({ count: count() })
        .from(passkeys)
        .where(eq(passkeys.identityId, identityId));
      return row?.count ?? 0;
    },

    async add(passkey) {
      try {
        await database.inTransaction(() => queries().insert(passkeys).values(passkey));
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    async list(identityId) {
      return queries()
        .select()
        .from(passkeys)
        .where(eq(passkeys.identityId, identityId))
        .orderBy(desc(passkeys.createdAt));
    },

    async findByCredential(credentialId) {
      const [row] = await queries()
        .select({ passkey: passkeys, userHandle: passkeyUsers.userHandle })
        .from(passkeys)
        .innerJoin(passkeyUsers, eq(passkeyUsers.identityId, passkeys.identityId))
        .where(eq(passkeys.credentialId, credentialId));
      return row && { ...row.passkey, userHandle: row.userHandle };
    },

    async use(passkey, use) {
      const isGrown = use.counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, use.counter);
      const rows = await queries()
        .update(passkeys)
        .set({ counter: use.counter, isSynced: use.isSynced, lastUsedAt: use.at })
        .where(and(isPasskey(passkey.identityId, passkey.id), isGrown))
        .returning({ id: passkeys.id });
      return rows.length > 0;
    },

    async rename(identityId, id, name) {
      const [row] = await queries()
        .update(passkeys)
        .set({ name })
        .where(isPasskey(identityId, id))
        .returning();
      return row;
    },

    async remove(identityId, id) {
      const rows = await queries()
        .delete(passkeys)
        .where(isPasskey(identityId, id))
        .returning({ id: passkeys.id });
      return rows.length > 0;
    },

    async removeAllOf(identityId) {
      await queries().delete(passkeys).where(eq(passkeys.identityId, identityId));
    },
  };
}
