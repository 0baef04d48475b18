import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";

export interface SendOneTimeCodeInput {
  identityId: string;
  channel: "EMAIL" | "PHONE";
  language: Locale;
}

export type SendOneTimeCodeOutcome =
  | { ok: true; resendAfterSeconds: number; expiresInSeconds: number }
  /** The identity has no such contact, or codes cannot be sent to it. */
  | { ok: false; code: "BAD_REQUEST" }
  | CommonFailure;

/** The pause between two codes that the server keeps. */
const PAUSE_IN_SECONDS = 30;

/** Whether no code was sent because the one from a moment ago, here or in another tab, is still on its way. */
export function isCodeOnItsWay(
  refusal: Extract<SendOneTimeCodeOutcome, { ok: false }>,
): refusal is Extract<CommonFailure, { code: "RATE_LIMIT_EXCEEDED" }> {
  return refusal.code === "RATE_LIMIT_EXCEEDED" && refusal.retryAfterInSeconds <= PAUSE_IN_SECONDS;
}

/** Sends a one-time code for signing in. */
export async function sendOneTimeCode(
  skywave: Skywave,
  input: SendOneTimeCodeInput,
): Promise<SendOneTimeCodeOutcome> {
  const { identityId, channel, language } = input;
  const answer = await attemptCall(skywave, {
    domain: "user",
    name: "otpInitiate",
    input: { body: { identityId, otpOption: channel, otpContext: "sign-in", language } },
  });
  if (answer.ok) return { ok: true, ...answer.data };
  const code = refusalCode(answer.failure, ["BAD_REQUEST"]);
  return code ? { ok: false, code } : commonFailure(skywave, answer.failure);
}
