import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { isCodeOnItsWay, sendOneTimeCode, type SendOneTimeCodeOutcome } from "./send-one-time-code.ts";
import { startSignIn, type StartSignInOutcome } from "./start-sign-in.ts";

export type PasswordResetCode = Extract<StartSignInOutcome, { status: "AwaitingOTP" }> & {
  channel: "EMAIL" | "PHONE";
};

export type StartPasswordResetOutcome =
  | PasswordResetCode
  | Extract<StartSignInOutcome | SendOneTimeCodeOutcome, { ok: false }>;

/** Sends the one code that both signs in and lets a forgotten password be replaced: by mail, else by text message. */
export async function startPasswordReset(
  skywave: Skywave,
  { handle, language }: { handle: string; language: Locale },
): Promise<StartPasswordResetOutcome> {
  const started = await startSignIn(skywave, { handle, language });
  if (!started.ok) return started;
  if (started.status === "AwaitingOTP") return { ...started, channel: "EMAIL" };
  const { identityId, maskedEmail, maskedPhone } = started;
  const channel = maskedEmail === undefined ? "PHONE" : "EMAIL";
  const sent = await sendOneTimeCode(skywave, { identityId, channel, language });
  if (!sent.ok && !isCodeOnItsWay(sent)) return sent;
  return {
    ok: true,
    status: "AwaitingOTP",
    channel,
    identityId,
    maskedContact: maskedEmail ?? maskedPhone ?? "",
    resendAfterSeconds: sent.ok ? sent.resendAfterSeconds : sent.retryAfterInSeconds,
    isEarlier: !sent.ok,
  };
}
