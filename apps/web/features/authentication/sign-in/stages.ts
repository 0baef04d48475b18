import type { StartSignInOutcome } from "@skywave/services/authentication/start-sign-in";
import type { SignInCodeSent } from "./sign-in-code.tsx";

type SignInStarted = Extract<StartSignInOutcome, { ok: true }>;
export type AwaitingCode = Extract<SignInStarted, { status: "AwaitingOTP" }>;
export type AwaitingMethod = Extract<SignInStarted, { status: "AwaitingAuthMethod" }>;

/** Where somebody who signs in has got to. Most never leave the start. */
export type Stage =
  | { name: "start" }
  | { name: "method"; started: AwaitingMethod }
  | { name: "link"; maskedContact: string; started: AwaitingMethod }
  | {
      name: "code";
      sent: SignInCodeSent;
      started: AwaitingMethod | undefined;
      /** It was asked for in the place of a password that nobody remembers. */
      isForgotten?: boolean;
    };

const RESEND_AFTER_SECONDS = 30;

/** A code that was sent before signing in was shown is what it begins with. */
export function firstStage(waiting: { identityId: string; maskedContact: string } | undefined): Stage {
  if (waiting === undefined) return { name: "start" };
  const sent: SignInCodeSent = { ...waiting, channel: "EMAIL", resendAfterSeconds: RESEND_AFTER_SECONDS };
  return { name: "code", sent, started: undefined };
}

/** The code is the only way in, and is on its way. */
export function onlyByCode(started: AwaitingCode): Stage {
  const { identityId, maskedContact, resendAfterSeconds, isEarlier } = started;
  const sent: SignInCodeSent = { identityId, channel: "EMAIL", maskedContact, resendAfterSeconds, isEarlier };
  return { name: "code", sent, started: undefined };
}
