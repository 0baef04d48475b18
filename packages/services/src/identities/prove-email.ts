import type { Skywave } from "@skywave/sdk";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { changeContact } from "./change-contact.ts";
import type { SendOneTimeCodeOutcome } from "../authentication/send-one-time-code.ts";

export type ProveEmailOutcome =
  | { ok: true }
  | { ok: false; code: "EXPIRED" | "INVALID" | "NOT_FOUND" }
  | CommonFailure;

const CODE_LIFETIME_IN_SECONDS = 600;
const PAUSE_IN_SECONDS = 30;

/** Sends a code to the address with which the signed-in person has just made their account. */
export async function sendProvingCode(skywave: Skywave, email: string): Promise<SendOneTimeCodeOutcome> {
  const outcome = await changeContact(skywave, { kind: "email", contact: email });
  const isSent = outcome.ok || outcome.code === "WAITING_ON_ONE_TIME_PASSWORD_ERROR";
  if (isSent)
    return { ok: true, resendAfterSeconds: PAUSE_IN_SECONDS, expiresInSeconds: CODE_LIFETIME_IN_SECONDS };
  return isOfCode(outcome) || isOfAccount(outcome) ? { ok: false, code: "BAD_REQUEST" } : outcome;
}

/** Proves that address by the code: from then on it is theirs, and so is what was meant for it. */
export async function proveEmail(
  skywave: Skywave,
  { email, code }: { email: string; code: string },
): Promise<ProveEmailOutcome> {
  const outcome = await changeContact(skywave, { kind: "email", contact: email, code });
  if (outcome.ok) return { ok: true };
  if (isOfCode(outcome)) return { ok: false, code: outcome.code };
  // The account has another address by now, or none: no code leads anywhere.
  return isOfAccount(outcome) ? { ok: false, code: "NOT_FOUND" } : outcome;
}

type Refusal = Extract<Awaited<ReturnType<typeof changeContact>>, { ok: false }>;
type OfCode = Extract<Refusal, { code: "EXPIRED" | "INVALID" | "NOT_FOUND" }>;

function isOfCode(refusal: Refusal): refusal is OfCode {
  return refusal.code === "EXPIRED" || refusal.code === "INVALID" || refusal.code === "NOT_FOUND";
}

function isOfAccount(refusal: Refusal): refusal is Exclude<Refusal, OfCode | CommonFailure> {
  switch (refusal.code) {
    case "STEP_UP_REQUIRED":
    case "WAITING_ON_ONE_TIME_PASSWORD_ERROR":
    case "EMAIL_INVALID":
    case "INVALID_PHONE_NUMBER":
    case "HANDLE_ALREADY_IN_USE":
      return true;
    default:
      return false;
  }
}
