import type { KeyOf } from "#i18n/translate.ts";
import type { SendStudentDocumentOutcome } from "@skywave/services/student/send-student-document";
import type { StartStudentCheckOutcome } from "@skywave/services/student/start-student-check";

type CommonCode = "UNREACHABLE" | "SESSION_ENDED" | "RATE_LIMIT_EXCEEDED" | "SYSTEM";
type Refused = Extract<StartStudentCheckOutcome | SendStudentDocumentOutcome, { ok: false }>;

/** A refusal that has words of its own. */
export type VerificationRefusal = Exclude<Refused, { code: "INVALID_FIELDS" }>;

/** What to tell about each refusal to verify somebody. */
export const VERIFY_STUDENT_MESSAGES = {
  STUDENT_ALREADY_VERIFIED: "student.error.STUDENT_ALREADY_VERIFIED",
  STUDENT_DISCOUNT_USED: "student.error.STUDENT_DISCOUNT_USED",
  STUDENT_CHECK_CLOSED: "student.error.STUDENT_CHECK_CLOSED",
  VERIFICATION_UNAVAILABLE: "student.error.VERIFICATION_UNAVAILABLE",
  WRONG_TYPE: "student.error.WRONG_TYPE",
  TOO_LARGE: "student.error.TOO_LARGE",
} as const satisfies Record<Exclude<VerificationRefusal["code"], CommonCode>, KeyOf<"student">>;
