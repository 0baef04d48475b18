import type { StreamingCredentials } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { refusalDetail } from "../outcomes/refusal-code.ts";
import { type StepUpRequired, stepUpRequired } from "./step-up.ts";

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
  /** reason: tooShort, tooLong, controlCharacter or personalData. */
  | { ok: false; code: "INVALID_PASSWORD_ERROR"; reason: string }
  | { ok: false; code: "PASSWORD_DISALLOWED_WORDS"; word: string }
  | CommonFailure;

/** Sets username and password at once or neither; without a password the one that was chosen before stays. */
export async function setStreamingCredentials(
  skywave: Skywave,
  { username, newPassword }: { username: string; newPassword: string | undefined },
): Promise<SetStreamingCredentialsOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "setStreamingCredentials",
    input: { body: { username: username.trim(), ...(newPassword !== undefined && { newPassword }) } },
    expected: [
      "INVALID_PAYLOAD",
      "STEP_UP_REQUIRED",
      "INVALID_HANDLE",
      "USERNAME_IN_USE",
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
      return username.trim().length > 60 || newPassword === undefined
        ? { ok: false, code: "INVALID_HANDLE" }
        : { ok: false, code: "INVALID_PASSWORD_ERROR", reason: "tooLong" };
    case "INVALID_HANDLE":
    case "USERNAME_IN_USE":
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
