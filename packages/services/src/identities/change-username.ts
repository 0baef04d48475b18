import type { Identity } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { type StepUpRequired, stepUpRequired } from "../authentication/step-up.ts";

export type ChangeUsernameOutcome =
  | { ok: true; identity: Identity }
  | StepUpRequired
  | { ok: false; code: "INVALID_HANDLE" | "USERNAME_IN_USE" }
  | CommonFailure;

/** Sets the name that may be typed in place of the e-mail address. */
export async function changeUsername(skywave: Skywave, username: string): Promise<ChangeUsernameOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "changeUsername",
    input: { body: { username: username.trim() } },
    expected: ["INVALID_PAYLOAD", "STEP_UP_REQUIRED", "INVALID_HANDLE", "USERNAME_IN_USE"],
  });
  if (answer.ok) return { ok: true, identity: answer.data };
  if (answer.code === "STEP_UP_REQUIRED") return stepUpRequired(answer.failure);
  // Empty, or longer than any username.
  if (answer.code === "INVALID_PAYLOAD") return { ok: false, code: "INVALID_HANDLE" };
  if ("failure" in answer) return { ok: false, code: answer.code };
  return answer;
}
