import { studentUntil } from "@skywave/domain/student/student-time";
import type { Clock } from "#platform/clock.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { StudentsRepository } from "../standing/students-repository.ts";
import type { NotifyStudent } from "../plans/notify-student.ts";
import type { CheckRow } from "./checks-repository.ts";
import { mayBeVerified } from "./decide-check.ts";

export type ApproveStudent = (
  input: Pick<CheckRow, "identityId" | "id" | "isRenewal">,
  studentId: string,
) => Promise<boolean>;

/**
 * Makes somebody a student for a year whom the provider knows; false where that student has the discount on another
 * account. Call it in a transaction.
 */
export function createApproveStudent(dependencies: {
  students: StudentsRepository;
  /** Gives the running plans for students the months that were proved. */
  extendPlans: (identityId: string, until: Temporal.PlainDate) => Promise<void>;
  notifyStudent: NotifyStudent;
  secrets: Pick<Secrets, "sign">;
  clock: Clock;
}): ApproveStudent {
  const { students, extendPlans, notifyStudent, secrets, clock } = dependencies;
  return async ({ identityId, id, isRenewal }, studentId) => {
    const today = clock.today();
    const before = await students.lockVerifiedUntil(identityId);
    // Another tab was faster: a year is not added twice.
    if (!mayBeVerified(before, today)) return true;
    const until = studentUntil(today, before);
    const studentKey = secrets.sign("student-discount", studentId);
    if (!(await students.claimDiscount({ studentKey, identityId, until }, today))) return false;
    await students.save({ identityId, verifiedUntil: until });
    await extendPlans(identityId, until);
    const event = isRenewal ? "renewed" : "verified";
    await notifyStudent(identityId, { id, event, verifiedUntil: until });
    return true;
  };
}
