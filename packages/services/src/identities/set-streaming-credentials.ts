import type { StreamingCredentials } from "@skywave/contract";
import { isEmail } from "@skywave/domain/identity/email";
import { readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { refusalDetail } from "../outcomes/refusal-code.ts";
import { type StepUpRequired, stepUpRequired } from "../authentication/step-up.ts";

export type LoadStreamingCredentialsOutcome = { ok: true; credentials: StreamingCredentials } | CommonFailure;

/** By what the signed-in person signs in where they listen. */
export async function loadStreamingCredentials(skywave: Skywave): Promise<LoadStreamingCredentialsOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "getStreamingCredentials",
    input: {},
    expected: [],
  });
  return answer.ok ? { ok: true, credentials: answer.data } : answer;
}

export type SetStreamingCredentialsOutcome =
  | { ok: true; credentials: StreamingCredentials }
  | StepUpRequired
  | { ok: false; code: "INVALID_HANDLE" | "USERNAME_IN_USE" }
  /** The username looks like an address and is none. */
  | { ok: false; code: "INVALID_EMAIL_ADDRESS" }
  /** The username is an address, and a code is on its way there: call again with it. */
  | { ok: false; code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR" }
  | { ok: false; code: "EXPIRED" | "INVALID" | "NOT_FOUND" }
  /** reason: tooShort, tooLong, controlCharacter or personalData. */
  | { ok: false; code: "INVALID_PASSWORD_ERROR"; reason: string }
  | { ok: false; code: "PASSWORD_DISALLOWED_WORDS"; word: string }
  | CommonFailure;

export interface SetStreamingCredentialsInput {
  username: string;
  newPassword: string | undefined;
  /** The code that was sent to an address that is the username. */
  code?: string;
}

/**
 * Sets username and password at once or neither; without a password the one that was chosen before stays. A username
 * that looks like an email is sent as the email, too, and becomes the person's address by a code.
 */
export async function setStreamingCredentials(
  skywave: Skywave,
  { username: typed, newPassword, code }: SetStreamingCredentialsInput,
): Promise<SetStreamingCredentialsOutcome> {
  const username = typed.trim();
  const answer = await ask(skywave, {
    domain: "user",
    name: "setStreamingCredentials",
    input: {
      body: {
        username,
        ...(isEmail(username) && { emailAddress: username }),
        ...(newPassword !== undefined && { newPassword }),
        ...(code !== undefined && { otp: readOneTimeCode(code) }),
      },
    },
    expected: [
      "INVALID_PAYLOAD",
      "STEP_UP_REQUIRED",
      "INVALID_HANDLE",
      "INVALID_EMAIL_ADDRESS",
      "USERNAME_IN_USE",
      "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
      "EXPIRED",
      "INVALID",
      "NOT_FOUND",
      "INVALID_PASSWORD_ERROR",
      "PASSWORD_POLICY_NOT_MET",
      "PASSWORD_DISALLOWED_WORDS",
    ],
  });
  if (answer.ok) return { ok: true, credentials: answer.data };
  switch (answer.code) {
    case "STEP_UP_REQUIRED":
      return stepUpRequired(answer.failure);
    case "INVALID_PAYLOAD":
      // Longer than any name or password may be.
      return username.length > 254 || newPassword === undefined
        ? { ok: false, code: "INVALID_HANDLE" }
        : { ok: false, code: "INVALID_PASSWORD_ERROR", reason: "tooLong" };
    case "INVALID_HANDLE":
    case "INVALID_EMAIL_ADDRESS":
    case "USERNAME_IN_USE":
    case "WAITING_ON_ONE_TIME_PASSWORD_ERROR":
    case "EXPIRED":
    case "INVALID":
    case "NOT_FOUND":
      return { ok: false, code: answer.code };
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
