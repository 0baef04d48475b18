import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { refusalDetail } from "../outcomes/refusal-code.ts";
import { type StepUpRequired, stepUpRequired } from "../authentication/step-up.ts";

export type ChangePasswordOutcome =
  | { ok: true }
  | StepUpRequired
  /** reason: tooShort, tooLong, controlCharacter or personalData. */
  | { ok: false; code: "INVALID_PASSWORD_ERROR"; reason: string }
  | { ok: false; code: "PASSWORD_DISALLOWED_WORDS"; word: string }
  | CommonFailure;

/** Sets a new password. The person's other sessions end; this one goes on. */
export async function changePassword(skywave: Skywave, newPassword: string): Promise<ChangePasswordOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "changePassword",
    input: { body: { newPassword } },
    expected: [
      "INVALID_PAYLOAD",
      "STEP_UP_REQUIRED",
      "INVALID_PASSWORD_ERROR",
      "PASSWORD_POLICY_NOT_MET",
      "PASSWORD_DISALLOWED_WORDS",
    ],
  });
  if (answer.ok) return { ok: true };
  switch (answer.code) {
    case "STEP_UP_REQUIRED":
      return stepUpRequired(answer.failure);
    case "INVALID_PAYLOAD":
      return { ok: false, code: "INVALID_PASSWORD_ERROR", reason: "tooLong" };
    case "INVALID_PASSWORD_ERROR":
      return { ok: false, code: answer.code, reason: "personalData" };
    case "PASSWORD_POLICY_NOT_MET":
      return { ok: false, code: "INVALID_PASSWORD_ERROR", reason: refusalDetail(answer.failure, "reason") };
    case "PASSWORD_DISALLOWED_WORDS":
      return { ok: false, code: answer.code, word: refusalDetail(answer.failure, "word") };
    default:
      return answer;
  }
}
