import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";
import { attachIdentity, type IneligibleIdentity } from "../sessions/attach-identity.ts";

export interface SignInWithPasswordInput {
  handle: string;
  password: string;
}

export type SignInWithPasswordOutcome =
  | { ok: true }
  | { ok: false; code: "INVALID_CREDENTIALS" }
  | { ok: false; code: "ACCOUNT_LOCKED"; retryAfterInSeconds?: number }
  | IneligibleIdentity
  | CommonFailure;

/** Proves who is here by password, then exchanges the proof for a signed-in session. */
export async function signInWithPassword(
  skywave: Skywave,
  input: SignInWithPasswordInput,
): Promise<SignInWithPasswordOutcome> {
  const answer = await attemptCall(skywave, {
    domain: "user",
    name: "authenticatePassword",
    input: { body: { handle: input.handle.trim(), password: input.password } },
  });
  if (answer.ok) return attachIdentity(skywave, answer.data);
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
