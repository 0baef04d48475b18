import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { attachIdentity, type IneligibleIdentity } from "../sessions/attach-identity.ts";
import { signInWithPassword, type SignInWithPasswordOutcome } from "./sign-in-with-password.ts";

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
export async function signInWithProof(
  skywave: Skywave,
  { name, grant }: MailProof,
): Promise<SignInWithProofOutcome> {
  const options = { identityGrant: grant };
  const identity = await attemptCall(skywave, { domain: "user", name, input: {}, options });
  return identity.ok ? attachIdentity(skywave, identity.data) : commonFailure(skywave, identity.failure);
}

/** Signs in to the earlier account by its password, and proves its address with what was mailed to it. */
export async function keepEarlierAccount(
  skywave: Skywave,
  { handle, password, proof }: { handle: string; password: string; proof: MailProof },
): Promise<SignInWithPasswordOutcome> {
  const signedIn = await signInWithPassword(skywave, { handle, password });
  // Who is in stays in: an address that could not be proved now is asked for again on the account page.
  if (signedIn.ok) await signInWithProof(skywave, proof);
  return signedIn;
}
