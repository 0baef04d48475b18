import { PASSWORD_MAXIMUM_LENGTH, passwordLength } from "@skywave/domain/identity/password";
import type { AttachedIdentity, Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";
import { attachIdentity, type IneligibleIdentity } from "../sessions/attach-identity.ts";

export interface SignInWithPasswordInput {
  handle: string;
  password: string;
}

type PasswordRefusal =
  | { ok: false; code: "INVALID_CREDENTIALS" }
  | { ok: false; code: "ACCOUNT_LOCKED"; retryAfterInSeconds?: number }
  | CommonFailure;

export type SignInWithPasswordOutcome = { ok: true } | PasswordRefusal | IneligibleIdentity;

/** Proves who is here by password, then exchanges the proof for a signed-in session. */
export async function signInWithPassword(
  skywave: Skywave,
  input: SignInWithPasswordInput,
): Promise<SignInWithPasswordOutcome> {
  const checked = await checkPassword(skywave, input);
  return checked.ok ? attachIdentity(skywave, checked.identity) : checked;
}

/** Proves who is here by password, and signs nobody in yet. */
export async function checkPassword(
  skywave: Skywave,
  input: SignInWithPasswordInput,
): Promise<{ ok: true; identity: AttachedIdentity } | PasswordRefusal> {
  // Nobody's is so long: none can be set, and the server reads none.
  if (passwordLength(input.password) > PASSWORD_MAXIMUM_LENGTH)
    return { ok: false, code: "INVALID_CREDENTIALS" };
  const answer = await attemptCall(skywave, {
    domain: "user",
    name: "authenticatePassword",
    input: { body: { handle: input.handle.trim(), password: input.password } },
  });
  if (answer.ok) return { ok: true, identity: answer.data };
  const { failure } = answer;
  switch (
    refusalCode(failure, ["userServices.identity.invalidCredentials", "userServices.identity.locked"])
  ) {
    case "userServices.identity.invalidCredentials":
      return { ok: false, code: "INVALID_CREDENTIALS" };
    case "userServices.identity.locked": {
      const wait = failure.kind === "serverRefused" ? lockedFor(failure) : undefined;
      return { ok: false, code: "ACCOUNT_LOCKED", ...(wait ? { retryAfterInSeconds: wait } : {}) };
    }
    case undefined:
      return commonFailure(skywave, failure);
  }
}

function lockedFor(refusal: {
  retryAfterInSeconds?: number;
  details: Readonly<Record<string, unknown>>;
}): number | undefined {
  if (refusal.retryAfterInSeconds !== undefined) return refusal.retryAfterInSeconds;
  const told = refusal.details["retryAfterInSeconds"];
  return typeof told === "number" ? told : undefined;
}
