import { readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";
import { attachIdentity, type IneligibleIdentity } from "./attach-identity.ts";

export interface SignInWithOneTimeCodeInput {
  identityId: string;
  code: string;
}

export type SignInWithOneTimeCodeOutcome =
  | { ok: true }
  | { ok: false; code: "EXPIRED" | "INVALID" | "NOT_FOUND" }
  | IneligibleIdentity
  | CommonFailure;

/** Redeems a code for a grant, the grant for an identity, and the identity for a signed-in session. */
export async function signInWithOneTimeCode(
  skywave: Skywave,
  input: SignInWithOneTimeCodeInput,
): Promise<SignInWithOneTimeCodeOutcome> {
  const redeemed = await attemptCall(skywave, {
    domain: "user",
    name: "otpRedeem",
    input: { body: { identityId: input.identityId, otp: readOneTimeCode(input.code) } },
  });
  if (!redeemed.ok) {
    const code = refusalCode(redeemed.failure, ["EXPIRED", "INVALID", "NOT_FOUND"]);
    return code ? { ok: false, code } : commonFailure(skywave, redeemed.failure);
  }
  const identity = await attemptCall(skywave, {
    domain: "user",
    name: "otpAuthenticate",
    input: {},
    options: { identityGrant: redeemed.data.grant },
  });
  if (!identity.ok) return commonFailure(skywave, identity.failure);
  return attachIdentity(skywave, identity.data);
}
