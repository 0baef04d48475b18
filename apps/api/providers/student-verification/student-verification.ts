import type { LocalStudentVerifier } from "./local-student-verifier.ts";
import type { StudentVerifier } from "./student-verifier.ts";

/** A provider of student verification, by what its callbacks are known, and the double's own hands where it is one. */
export interface StudentVerification {
  verifier: StudentVerifier;
  callbackSecret: string | undefined;
  local?: LocalStudentVerifier;
}
