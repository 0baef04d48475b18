import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { attachIdentity, type IneligibleIdentity } from "../sessions/attach-identity.ts";
import { checkPassword, type SignInWithPasswordOutcome } from "./sign-in-with-password.ts";

/** Proof that somebody reads the mail of an address, good for five minutes and once. */
export interface MailProof {
  name: "otpAuthenticate" | "authenticateMagicLink";
  grant: string;
}

/**
 * An account was made with the address, which nobody has proved. Only its password keeps it; without, the proof
 * leads to an account of one's own.
 */
export interface EarlierAccountFound {
  ok: false;
  code: "EARLIER_ACCOUNT";
  hasPassword: boolean;
  proof: MailProof;
}

export type SignInWithProofOutcome = { ok: true } | IneligibleIdentity | CommonFailure;

/** Signs in as whom the proof is of: the owner of the address, and somebody new where it was nobody's. */
export async function signInWithProof(skywave: Skywave, proof: MailProof): Promise<SignInWithProofOutcome> {
  const identity = await exchangeProof(skywave, proof);
  return identity.ok ? attachIdentity(skywave, identity.data) : commonFailure(skywave, identity.failure);
}

/**
 * Signs in to the earlier account by its password, once its address is proved with what was mailed to it: who is
 * signed in sees no account that still asks for that.
 */
export async function keepEarlierAccount(
  skywave: Skywave,
  { handle, password, proof }: { handle: string; password: string; proof: MailProof },
): Promise<SignInWithPasswordOutcome> {
  const checked = await checkPassword(skywave, { handle, password });
  if (!checked.ok) return checked;
  const { identity } = checked;
  const proved = await exchangeProof(skywave, proof);
  // The password lets in alone, where the address could not be proved or is of another account than it: the account
  // page asks for the address again.
  const isProved = proved.ok && proved.data.identityId === identity.identityId;
  return attachIdentity(skywave, isProved ? proved.data : identity);
}

function exchangeProof(skywave: Skywave, { name, grant }: MailProof) {
  return attemptCall(skywave, { domain: "user", name, input: {}, options: { identityGrant: grant } });
}
