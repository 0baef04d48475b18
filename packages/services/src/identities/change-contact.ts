import type { Identity } from "@skywave/contract";
import { readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { type StepUpRequired, stepUpRequired } from "../authentication/step-up.ts";

export interface ChangeContactInput {
  kind: "email" | "phone";
  /** The new address or number. */
  contact: string;
  /** The code that was sent to it; without one, a code is sent. */
  code?: string;
}

export type ChangeContactOutcome =
  | { ok: true; identity: Identity }
  | StepUpRequired
  /** A code is on its way to the new contact: call again with it. */
  | { ok: false; code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR" }
  | { ok: false; code: "EMAIL_INVALID" | "INVALID_PHONE_NUMBER" | "HANDLE_ALREADY_IN_USE" }
  | { ok: false; code: "EXPIRED" | "INVALID" | "NOT_FOUND" }
  | CommonFailure;

/** Changes the sign-in address or the phone number, once a code has proved that it is the person's own. */
export async function changeContact(
  skywave: Skywave,
  { kind, contact, code }: ChangeContactInput,
): Promise<ChangeContactOutcome> {
  const typed = code === undefined ? {} : { otp: readOneTimeCode(code) };
  const expected = [
    "INVALID_PAYLOAD",
    "STEP_UP_REQUIRED",
    "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    "EMAIL_INVALID",
    "INVALID_PHONE_NUMBER",
    "HANDLE_ALREADY_IN_USE",
    "EXPIRED",
    "INVALID",
    "NOT_FOUND",
  ] as const;
  const answer =
    kind === "email"
      ? await ask(skywave, {
          domain: "user",
          name: "changeHandleToEmailHandle",
          input: { body: { emailAddress: contact.trim(), ...typed } },
          expected,
        })
      : await ask(skywave, {
          domain: "user",
          name: "changePhoneNumber",
          input: { body: { phoneNumber: contact.trim(), ...typed } },
          expected,
        });
  if (answer.ok) return { ok: true, identity: answer.data };
  if (answer.code === "STEP_UP_REQUIRED") return stepUpRequired(answer.failure);
  // Longer than anything that could be one.
  if (answer.code === "INVALID_PAYLOAD")
    return { ok: false, code: kind === "email" ? "EMAIL_INVALID" : "INVALID_PHONE_NUMBER" };
  if ("failure" in answer) return { ok: false, code: answer.code };
  return answer;
}

export type RemovePhoneOutcome = { ok: true; identity: Identity } | StepUpRequired | CommonFailure;

/** Removes the phone number; codes go by e-mail from then on. */
export async function removePhone(skywave: Skywave): Promise<RemovePhoneOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "changePhoneNumber",
    input: { body: { phoneNumber: null } },
    expected: ["STEP_UP_REQUIRED"],
  });
  if (answer.ok) return { ok: true, identity: answer.data };
  return answer.code === "STEP_UP_REQUIRED" ? stepUpRequired(answer.failure) : answer;
}
