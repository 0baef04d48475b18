import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { studentReviews } from "./reviews-tables.ts";

/** A check as the provider keeps it. The document itself is looked at and forgotten. */
export type StudentReview = typeof studentReviews.$inferSelect;

export interface ReviewsRepository {
  /** A claim that is made again leaves its review as it is. */
  add(review: StudentReview): Promise<void>;
  find(verificationId: string): Promise<StudentReview | undefined>;
  list(): Promise<StudentReview[]>;
  /** Those that decide by themselves, the first one first: everybody's, or one person's. */
  listDue(subject: string | undefined, until?: Temporal.Instant): Promise<StudentReview[]>;
  /** False when there is no review of that name. */
  takeDocument(
    verificationId: string,
    document: { fileName: string; dueAt: Temporal.Instant },
  ): Promise<boolean>;
  remove(verificationId: string): Promise<void>;
}

/** Storage of the reviews of the sandbox's provider, which outlive a restart as a real one's would. */
export function createReviewsRepository(database: Database): ReviewsRepository {
  const queries = () => database.queries();
  const isOf = (subject: string | undefined) =>
    subject === undefined ? undefined : eq(studentReviews.subject, subject);
  return {
    async add(review) {
      await queries().insert(studentReviews).values(review).onConflictDoNothing();
    },

    async find(verificationId) {
      const [review] = await queries()
        .select()
        .from(studentReviews)
        .where(eq(studentReviews.verificationId, verificationId));
      return review;
    },

    async list() {
      return queries().select().from(studentReviews).orderBy(asc(studentReviews.name));
    },

    async listDue(subject, until) {
      return queries()
        .select()
        .from(studentReviews)
        .where(
          and(
            isOf(subject),
            isNotNull(studentReviews.dueAt),
            until === undefined ? undefined : lte(studentReviews.dueAt, until),
          ),
        )
        .orderBy(asc(studentReviews.dueAt));
    },

    async takeDocument(verificationId, document) {
      const rows = await queries()
        .update(studentReviews)
        .set(document)
        .where(eq(studentReviews.verificationId, verificationId))
        .returning({ id: studentReviews.verificationId });
      return rows.length > 0;
    },

    async remove(verificationId) {
      await queries().delete(studentReviews).where(eq(studentReviews.verificationId, verificationId));
    },
  };
}
