import { readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";
import { type EarlierAccountFound, signInWithProof, type SignInWithProofOutcome } from "./earlier-account.ts";

export interface SignInWithOneTimeCodeInput {
  identityId: string;
  code: string;
}

export type SignInWithOneTimeCodeOutcome =
  | SignInWithProofOutcome
  | { ok: false; code: "EXPIRED" | "INVALID" | "NOT_FOUND" }
  | EarlierAccountFound;

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
  const { grant, earlierAccount } = redeemed.data;
  const proof = { name: "otpAuthenticate", grant } as const;
  if (earlierAccount !== undefined) return { ok: false, code: "EARLIER_ACCOUNT", ...earlierAccount, proof };
  return signInWithProof(skywave, proof);
}
