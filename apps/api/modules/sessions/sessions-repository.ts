import { and, desc, eq, gt, isNull, lt, lte, ne } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { sessions } from "./sessions-tables.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type Rotation = Pick<
  SessionRow,
  | "generation"
  | "rotatedAt"
  | "accessExpiresAt"
  | "refreshExpiresAt"
  | "absoluteExpiresAt"
  | "country"
  | "region"
>;

/** Storage of sessions. */
export function createSessionsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async add(session: SessionRow): Promise<void> {
      await queries().insert(sessions).values(session);
    },

    async find(id: string): Promise<SessionRow | undefined> {
      const [session] = await queries().select().from(sessions).where(eq(sessions.id, id));
      return session;
    },

    /** Rotates only from the generation that was read: of two racing refreshes one wins. */
    async rotate(id: string, from: number, rotation: Rotation): Promise<boolean> {
      const rows = await queries()
        .update(sessions)
        .set(rotation)
        .where(and(eq(sessions.id, id), eq(sessions.generation, from), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    async revoke(id: string, at: Temporal.Instant, because: "signedOut" | "reuse"): Promise<void> {
      await queries()
        .update(sessions)
        .set({ revokedAt: at, revokedBecause: because })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
    },

    async revokeOneOf(identityId: string, id: string, at: Temporal.Instant): Promise<boolean> {
      const rows = await queries()
        .update(sessions)
        .set({ revokedAt: at, revokedBecause: "revoked" })
        .where(and(eq(sessions.id, id), eq(sessions.identityId, identityId), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    async revokeAllOf(
      identityId: string,
      at: Temporal.Instant,
      { exceptId, onDevice }: { exceptId?: string; onDevice?: string } = {},
    ): Promise<void> {
      const isMeant = and(
        eq(sessions.identityId, identityId),
        isNull(sessions.revokedAt),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
        onDevice === undefined ? undefined : eq(sessions.deviceId, onDevice),
      );
      await queries().update(sessions).set({ revokedAt: at, revokedBecause: "revoked" }).where(isMeant);
    },

    async listLive(identityId: string, now: Temporal.Instant): Promise<SessionRow[]> {
      return queries()
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.identityId, identityId),
            isNull(sessions.revokedAt),
            gt(sessions.refreshExpiresAt, now),
          ),
        )
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
    },

    /** Nothing is written when another call noted a use in the meantime. */
    async noteUse(id: string, at: Temporal.Instant, staleBefore: Temporal.Instant): Promise<void> {
      await queries()
        .update(sessions)
        .set({ lastUsedAt: at })
        .where(and(eq(sessions.id, id), lte(sessions.lastUsedAt, staleBefore)));
    },

    async removeExpired(now: Temporal.Instant): Promise<void> {
      await queries().delete(sessions).where(lt(sessions.refreshExpiresAt, now));
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
