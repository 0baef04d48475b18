import type { StudentStatus } from "@skywave/contract/student/verification";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface TypedStudent {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  schoolId: string;
}

export type StudentField = keyof TypedStudent;

export type StartStudentCheckOutcome =
  | { ok: true; status: StudentStatus }
  | { ok: false; code: "INVALID_FIELDS"; invalidFields: readonly StudentField[] }
  /** The verification is good for some time still. */
  | { ok: false; code: "STUDENT_ALREADY_VERIFIED" }
  /** This student has had the discount on another account during the last twelve months. */
  | { ok: false; code: "STUDENT_DISCOUNT_USED" }
  | { ok: false; code: "VERIFICATION_UNAVAILABLE" }
  | CommonFailure;

const FIELDS: readonly StudentField[] = ["firstName", "lastName", "birthDate", "schoolId"];

/** Has it checked that the person is a student. While a check is open, asking again answers with that one. */
export async function startStudentCheck(
  skywave: Skywave,
  typed: TypedStudent,
): Promise<StartStudentCheckOutcome> {
  const empty = FIELDS.filter((field) => typed[field].trim() === "");
  const invalid =
    empty.includes("birthDate") || isDay(typed.birthDate) ? empty : [...empty, "birthDate" as const];
  if (invalid.length > 0) return { ok: false, code: "INVALID_FIELDS", invalidFields: invalid };
  const answer = await ask(skywave, {
    domain: "student",
    name: "startStudentCheck",
    input: { body: typed },
    expected: ["INVALID_PAYLOAD", "STUDENT_ALREADY_VERIFIED", "STUDENT_DISCOUNT_USED", "SERVICE_UNAVAILABLE"],
  });
  if (answer.ok) return { ok: true, status: answer.data };
  if (!("failure" in answer)) return answer;
  switch (answer.code) {
    case "SERVICE_UNAVAILABLE":
      return { ok: false, code: "VERIFICATION_UNAVAILABLE" };
    case "INVALID_PAYLOAD": {
      const { failure } = answer;
      const named = failure.kind === "serverRefused" ? failure.invalidFields.map(({ field }) => field) : [];
      return {
        ok: false,
        code: "INVALID_FIELDS",
        invalidFields: FIELDS.filter((field) => named.includes(field)),
      };
    }
    case "STUDENT_ALREADY_VERIFIED":
    case "STUDENT_DISCOUNT_USED":
      return { ok: false, code: answer.code };
  }
}

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}
