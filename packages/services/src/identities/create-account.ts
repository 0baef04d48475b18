import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Failure, Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode, refusalDetail } from "../outcomes/refusal-code.ts";
import { attachIdentity, type IneligibleIdentity, isIneligible } from "../sessions/attach-identity.ts";
import { signInWithPassword } from "../authentication/sign-in-with-password.ts";

export interface CreateAccountInput {
  email: string;
  /** Without one, the person signs in by one-time code. */
  password?: string;
  language: Locale;
}

export type CreateAccountOutcome =
  | { ok: true; status: "created" | "signedIn" }
  | { ok: false; code: "INVALID_EMAIL_ERROR" }
  /** reason: tooShort, tooLong, controlCharacter or personalData; empty if the server gave none. */
  | { ok: false; code: "INVALID_PASSWORD_ERROR"; reason: string }
  | { ok: false; code: "PASSWORD_DISALLOWED_WORDS"; word: string }
  /** The address is in use, and the password not its owner's if one was given: a code was sent to it, to sign in with. */
  | {
      ok: false;
      code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR" | "INVALID_CREDENTIALS_ERROR";
      identityId: string;
      maskedEmail: string;
    }
  /** The password is the owner's, who cannot be let in here. */
  | IneligibleIdentity
  | CommonFailure;

/**
 * Creates an identity, then a signed-in session for it. If the address is taken and the password given is
 * the owner's, signs in instead.
 */
export async function createAccount(
  skywave: Skywave,
  input: CreateAccountInput,
): Promise<CreateAccountOutcome> {
  const emailAddress = normaliseEmail(input.email);
  if (!isEmail(emailAddress)) return { ok: false, code: "INVALID_EMAIL_ERROR" };
  if (skywave.session.current()?.sessionType === "authenticated") {
    const left = await skywave.session.signOut();
    if (!left.ok) return commonFailure(skywave, left.failure);
  }
  const answer = await attemptCall(skywave, {
    domain: "user",
    name: "createV2",
    input: {
      body: {
        emailAddress,
        language: input.language,
        ...(input.password === undefined ? {} : { password: input.password }),
      },
    },
  });
  if (answer.ok) {
    const attached = await attachIdentity(skywave, answer.data);
    return attached.ok ? { ok: true, status: "created" } : attached;
  }
  const refused = decideRefusal(answer.failure);
  if (refused === undefined) return commonFailure(skywave, answer.failure);
  if (refused.code !== "WAITING_ON_ONE_TIME_PASSWORD_ERROR" || input.password === undefined) return refused;
  const signedIn = await signInWithPassword(skywave, { handle: emailAddress, password: input.password });
  if (signedIn.ok) return { ok: true, status: "signedIn" };
  // With the right password the code would lead no further.
  if (isIneligible(signedIn)) return signedIn;
  return signedIn.code === "INVALID_CREDENTIALS"
    ? { ...refused, code: "INVALID_CREDENTIALS_ERROR" }
    : refused;
}

function decideRefusal(
  failure: Failure,
): Exclude<CreateAccountOutcome, { ok: true } | IneligibleIdentity | CommonFailure> | undefined {
  const code = refusalCode(failure, [
    "INVALID_EMAIL_ERROR",
    "INVALID_PASSWORD_ERROR",
    "PASSWORD_POLICY_NOT_MET",
    "PASSWORD_DISALLOWED_WORDS",
    "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
  ]);
  switch (code) {
    case "INVALID_EMAIL_ERROR":
      return { ok: false, code };
    case "INVALID_PASSWORD_ERROR":
    case "PASSWORD_POLICY_NOT_MET":
      return { ok: false, code: "INVALID_PASSWORD_ERROR", reason: refusalDetail(failure, "reason") };
    case "PASSWORD_DISALLOWED_WORDS":
      return { ok: false, code, word: refusalDetail(failure, "word") };
    case "WAITING_ON_ONE_TIME_PASSWORD_ERROR": {
      const identityId = refusalDetail(failure, "identityId");
      return { ok: false, code, identityId, maskedEmail: refusalDetail(failure, "maskedEmail") };
    }
    case undefined:
      return undefined;
  }
}
