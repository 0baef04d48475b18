import { readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ProveAgainOutcome =
  | { ok: true }
  | { ok: false; code: "INVALID_CREDENTIALS" | "ACCOUNT_LOCKED" | "EXPIRED" | "INVALID" | "NOT_FOUND" }
  | CommonFailure;

/** Proves by password that the signed-in person is there; good for five minutes. */
export async function proveAgainWithPassword(skywave: Skywave, password: string): Promise<ProveAgainOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "stepUpWithPassword",
    input: { body: { password } },
    expected: ["INVALID_PAYLOAD", "userServices.identity.invalidCredentials", "userServices.identity.locked"],
  });
  if (answer.ok) return { ok: true };
  switch (answer.code) {
    case "INVALID_PAYLOAD":
    case "userServices.identity.invalidCredentials":
      return { ok: false, code: "INVALID_CREDENTIALS" };
    case "userServices.identity.locked":
      return { ok: false, code: "ACCOUNT_LOCKED" };
    default:
      return answer;
  }
}

/** Proves by the code that was sent; enough to set a password, or where there is neither password nor passkey. */
export async function proveAgainWithCode(skywave: Skywave, code: string): Promise<ProveAgainOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "stepUpWithOneTimeCode",
    input: { body: { otp: readOneTimeCode(code) } },
    expected: ["INVALID_PAYLOAD", "EXPIRED", "INVALID", "NOT_FOUND"],
  });
  if (answer.ok) return { ok: true };
  switch (answer.code) {
    case "INVALID_PAYLOAD":
      return { ok: false, code: "INVALID" };
    case "EXPIRED":
    case "INVALID":
    case "NOT_FOUND":
      return { ok: false, code: answer.code };
    default:
      return answer;
  }
}

export type SendProofCodeOutcome =
  | { ok: true; resendAfterSeconds: number }
  | { ok: false; code: "BAD_REQUEST" }
  | CommonFailure;

/** Sends the code for `proveAgainWithCode` to the signed-in person's address. */
export async function sendProofCode(skywave: Skywave, language: Locale): Promise<SendProofCodeOutcome> {
  const identityId = skywave.session.current()?.identityId ?? "";
  const answer = await ask(skywave, {
    domain: "user",
    name: "otpInitiate",
    input: { body: { identityId, otpOption: "EMAIL", otpContext: "step-up", language } },
    expected: ["BAD_REQUEST"],
  });
  if (answer.ok) return { ok: true, resendAfterSeconds: answer.data.resendAfterSeconds };
  return answer.code === "BAD_REQUEST" ? { ok: false, code: answer.code } : answer;
}
