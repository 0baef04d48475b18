import type { School, StudentStatus } from "@skywave/contract/student/verification";
import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export type LoadStudentStatusOutcome = { ok: true; status: StudentStatus } | CommonFailure;

/** How the person stands as a student. Days are billing days, instants UTC. */
export async function loadStudentStatus(skywave: Skywave): Promise<LoadStudentStatusOutcome> {
  const answer = await attemptCall(skywave, { domain: "student", name: "getStudentStatus", input: {} });
  return answer.ok ? { ok: true, status: answer.data } : commonFailure(skywave, answer.failure);
}

export type LoadSchoolsOutcome =
  | { ok: true; schools: readonly School[] }
  /** The provider does not answer; nothing is lost. */
  | { ok: false; code: "VERIFICATION_UNAVAILABLE" }
  | CommonFailure;

/** The schools of a country whose students can be verified. */
export async function loadSchools(skywave: Skywave, country: Country): Promise<LoadSchoolsOutcome> {
  const answer = await ask(skywave, {
    domain: "student",
    name: "listSchools",
    input: { query: { country } },
    expected: ["SERVICE_UNAVAILABLE"],
  });
  if (answer.ok) return { ok: true, schools: answer.data.schools };
  return "failure" in answer ? { ok: false, code: "VERIFICATION_UNAVAILABLE" } : answer;
}
