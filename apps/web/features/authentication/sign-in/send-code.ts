import {
  isCodeOnItsWay,
  sendOneTimeCode,
  type SendOneTimeCodeOutcome,
} from "@skywave/services/authentication/send-one-time-code";
import type { Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import type { SignInCodeSent } from "./sign-in-code.tsx";
import type { AwaitingMethod } from "./stages.ts";

type SendCodeOutcome = { ok: true; sent: SignInCodeSent } | Extract<SendOneTimeCodeOutcome, { ok: false }>;

/** Sends a code to a contact of the account; one from a moment ago is as good. */
export async function sendCode(
  skywave: Skywave,
  { started, method, language }: { started: AwaitingMethod; method: "email" | "phone"; language: Locale },
): Promise<SendCodeOutcome> {
  const { identityId, maskedEmail = "", maskedPhone = "" } = started;
  const to =
    method === "email"
      ? ({ channel: "EMAIL", maskedContact: maskedEmail } as const)
      : ({ channel: "PHONE", maskedContact: maskedPhone } as const);
  const outcome = await sendOneTimeCode(skywave, { identityId, channel: to.channel, language });
  if (outcome.ok)
    return { ok: true, sent: { ...to, identityId, resendAfterSeconds: outcome.resendAfterSeconds } };
  if (!isCodeOnItsWay(outcome)) return outcome;
  const resendAfterSeconds = outcome.retryAfterInSeconds;
  return { ok: true, sent: { ...to, identityId, resendAfterSeconds, isEarlier: true } };
}
