import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { Failure, Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { refusalDetail } from "../outcomes/refusal-code.ts";
import { attachIdentity, type IneligibleIdentity } from "../sessions/attach-identity.ts";

export interface RegisterAccountInput {
  /** From a lookup, in this browser. */
  token: string;
  /** To sign in by; need not be the one on file. */
  email: string;
  password: string;
  /** Which contact on file is sent the code. */
  channel: "EMAIL" | "PHONE";
  /** Absent at first: a code is then sent. */
  code?: string;
}

export type RegisterAccountOutcome =
  /** The code is on its way, or the person is signed in. */
  | { ok: true; status: "codeSent" | "signedIn" }
  | { ok: false; code: "INVALID_EMAIL_ERROR" }
  /** reason: tooShort, tooLong, controlCharacter or personalData; empty if the server gave none. */
  | { ok: false; code: "INVALID_PASSWORD_ERROR"; reason: string }
  | { ok: false; code: "PASSWORD_DISALLOWED_WORDS"; word: string }
  /** Somebody else signs in by this address: choose another. */
  | { ok: false; code: "HANDLE_ALREADY_IN_USE" }
  /** It has a sign-in by now: sign in. */
  | { ok: false; code: "IDENTITY_ALREADY_EXISTS_ERROR" }
  /** Find the account again: that was too long ago. */
  | { ok: false; code: "UNAUTHENTICATED_CUSTOMER" }
  /** No code can go there: choose the other contact. */
  | { ok: false; code: "BAD_REQUEST" }
  | { ok: false; code: "INVALID" | "EXPIRED" }
  | IneligibleIdentity
  | CommonFailure;

const REFUSALS = [
  "UNAUTHENTICATED_CUSTOMER",
  "IDENTITY_ALREADY_EXISTS_ERROR",
  "INVALID_EMAIL_ERROR",
  "INVALID_PASSWORD_ERROR",
  "PASSWORD_POLICY_NOT_MET",
  "PASSWORD_DISALLOWED_WORDS",
  "HANDLE_ALREADY_IN_USE",
  "BAD_REQUEST",
  "INVALID",
  "EXPIRED",
] as const;

/** Gives an identified account its sign-in, once a code has come back from a contact on file, and signs its owner in. */
export async function registerAccount(
  skywave: Skywave,
  { token, email, password, channel, code }: RegisterAccountInput,
): Promise<RegisterAccountOutcome> {
  const typed = normaliseEmail(email);
  if (!isEmail(typed)) return { ok: false, code: "INVALID_EMAIL_ERROR" };
  const otp = code === undefined ? {} : { otp: readOneTimeCode(code) };
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "registerAccount",
    input: { body: { token, email: typed, password, otpOption: channel, ...otp } },
    expected: REFUSALS,
  });
  if (!answer.ok) return "failure" in answer ? refusalOf(answer.code, answer.failure) : answer;
  const { identityGrant } = answer.data.data;
  if (identityGrant === null) return { ok: true, status: "codeSent" };
  const attached = await attachIdentity(skywave, identityGrant);
  return attached.ok ? { ok: true, status: "signedIn" } : attached;
}

function refusalOf(code: (typeof REFUSALS)[number], failure: Failure): RegisterAccountOutcome {
  switch (code) {
    case "INVALID_PASSWORD_ERROR":
    case "PASSWORD_POLICY_NOT_MET":
      return { ok: false, code: "INVALID_PASSWORD_ERROR", reason: refusalDetail(failure, "reason") };
    case "PASSWORD_DISALLOWED_WORDS":
      return { ok: false, code, word: refusalDetail(failure, "word") };
    case "UNAUTHENTICATED_CUSTOMER":
    case "IDENTITY_ALREADY_EXISTS_ERROR":
    case "INVALID_EMAIL_ERROR":
    case "HANDLE_ALREADY_IN_USE":
    case "BAD_REQUEST":
    case "INVALID":
    case "EXPIRED":
      return { ok: false, code };
  }
}
