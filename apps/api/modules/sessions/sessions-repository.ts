import { and, desc, eq, gt, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { readTogether } from "#platform/database/read-together.ts";
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

export interface SessionsRepository {
  add(session: SessionRow): Promise<void>;
  find(id: string): Promise<SessionRow | undefined>;
  /** Rotates only from the generation that was read: of two racing refreshes one wins. */
  rotate(id: string, from: number, rotation: Rotation): Promise<boolean>;
  revoke(id: string, at: Temporal.Instant, because: "signedOut" | "reuse"): Promise<void>;
  revokeOneOf(identityId: string, id: string, at: Temporal.Instant): Promise<boolean>;
  revokeAllOf(
    identityId: string,
    at: Temporal.Instant,
    options?: { exceptId?: string; onDevice?: string },
  ): Promise<void>;
  listLive(identityId: string, now: Temporal.Instant): Promise<SessionRow[]>;
  /** Nothing is written when another call noted a use in the meantime. */
  noteUse(id: string, at: Temporal.Instant, staleBefore: Temporal.Instant): Promise<void>;
  removeExpired(now: Temporal.Instant): Promise<void>;
}

/** Storage of sessions. */
export function createSessionsRepository(database: Database): SessionsRepository {
  const queries = () => database.queries();
  const findSessions = queries()
    .select()
    .from(sessions)
    .where(sql`${sessions.id} = any(${sql.placeholder("ids")}::text[])`)
    .prepare("find_sessions");
  return {
    async add(session) {
      await queries().insert(sessions).values(session);
    },

    // Nearly every call begins with it.
    find: readTogether(
      database,
      (ids) => findSessions.execute({ ids }),
      ({ id }) => id,
    ),

    async rotate(id, from, rotation) {
      const rows = await queries()
        .update(sessions)
        .set(rotation)
        .where(and(eq(sessions.id, id), eq(sessions.generation, from), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    async revoke(id, at, because) {
      await queries()
        .update(sessions)
        .set({ revokedAt: at, revokedBecause: because })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
    },

    async revokeOneOf(identityId, id, at) {
      const rows = await queries()
        .update(sessions)
        .set({ revokedAt: at, revokedBecause: "revoked" })
        .where(and(eq(sessions.id, id), eq(sessions.identityId, identityId), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    async revokeAllOf(identityId, at, { exceptId, onDevice } = {}) {
      const isMeant = and(
        eq(sessions.identityId, identityId),
        isNull(sessions.revokedAt),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
        onDevice === undefined ? undefined : eq(sessions.deviceId, onDevice),
      );
      await queries().update(sessions).set({ revokedAt: at, revokedBecause: "revoked" }).where(isMeant);
    },

    async listLive(identityId, now) {
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

    async noteUse(id, at, staleBefore) {
      await queries()
        .update(sessions)
        .set({ lastUsedAt: at })
        .where(and(eq(sessions.id, id), lte(sessions.lastUsedAt, staleBefore)));
    },

    async removeExpired(now) {
      await queries().delete(sessions).where(lt(sessions.refreshExpiresAt, now));
    },
  };
}
