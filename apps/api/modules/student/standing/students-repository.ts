import { and, asc, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { studentChecks, studentDiscounts, studentVerifications } from "../student-tables.ts";

export type Verification = typeof studentVerifications.$inferSelect;

export interface StudentsRepository {
  findVerifiedUntil(identityId: string): Promise<Temporal.PlainDate | undefined>;
  /** The same, and nobody else changes it until the transaction ends. */
  lockVerifiedUntil(identityId: string): Promise<Temporal.PlainDate | undefined>;
  save(verification: Verification): Promise<void>;
  /** Those, anybody's or one person's, that end within a span of days, the first first. */
  listEnding(span: {
    from: Temporal.PlainDate;
    by: Temporal.PlainDate;
    identityId?: string | undefined;
  }): Promise<Verification[]>;
  /** Takes the discount of a student for an account; false while another account has it. */
  claimDiscount(claim: typeof studentDiscounts.$inferSelect, today: Temporal.PlainDate): Promise<boolean>;
  /** Forgets somebody; that a student had the discount is kept without saying who. */
  remove(identityId: string): Promise<void>;
  removeExpired(today: Temporal.PlainDate): Promise<void>;
}

/** Storage of who was verified to be a student. */
export function createStudentsRepository(database: Database): StudentsRepository {
  const queries = () => database.queries();
  const isOf = (identityId: string) => eq(studentVerifications.identityId, identityId);
  return {
    async findVerifiedUntil(identityId) {
      const [row] = await queries().select().from(studentVerifications).where(isOf(identityId));
      return row?.verifiedUntil;
    },

    async lockVerifiedUntil(identityId) {
      const [row] = await queries().select().from(studentVerifications).where(isOf(identityId)).for("update");
      return row?.verifiedUntil;
    },

    async save(verification) {
      const { verifiedUntil } = verification;
      await queries()
        .insert(studentVerifications)
        .values(verification)
        .onConflictDoUpdate({ target: studentVerifications.identityId, set: { verifiedUntil } });
    },

    async listEnding(span) {
      const { verifiedUntil } = studentVerifications;
      return queries()
        .select()
        .from(studentVerifications)
        .where(
          and(
            span.identityId === undefined ? undefined : isOf(span.identityId),
            gte(verifiedUntil, span.from),
            lte(verifiedUntil, span.by),
          ),
        )
        .orderBy(asc(verifiedUntil));
    },

    async claimDiscount(claim, today) {
      const { identityId, until } = claim;
      const rows = await queries()
        .insert(studentDiscounts)
        .values(claim)
        .onConflictDoUpdate({
          target: studentDiscounts.studentKey,
          set: { identityId, until },
          setWhere: sql`${studentDiscounts.identityId} = ${identityId} or ${studentDiscounts.until} < ${today.toString()}`,
        })
        .returning({ until: studentDiscounts.until });
      return rows.length > 0;
    },

    async remove(identityId) {
      await queries().delete(studentVerifications).where(isOf(identityId));
      await queries().delete(studentChecks).where(eq(studentChecks.identityId, identityId));
      await queries()
        .update(studentDiscounts)
        .set({ identityId: "" })
        .where(eq(studentDiscounts.identityId, identityId));
    },

    async removeExpired(today) {
      await queries().delete(studentDiscounts).where(lt(studentDiscounts.until, today));
    },
  };
}
