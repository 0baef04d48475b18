import type { CeremonyOptions, Passkeys, Skywave } from "@skywave/sdk";
import { type IneligibleIdentity, ineligibleIdentity } from "../../sessions/attach-identity.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import type { StepUpRequired } from "../step-up.ts";
import { type PasskeyRefusal, passkeyRefusal } from "./passkey-refusal.ts";

export type SignInWithPasskeyOutcome =
  | { ok: true }
  | PasskeyRefusal
  | StepUpRequired
  | IneligibleIdentity
  | CommonFailure;

/** Signs in with a passkey of any account: by a dialog, or where the field suggests it. */
export async function signInWithPasskey(
  skywave: Skywave,
  passkeys: Passkeys,
  options: CeremonyOptions = {},
): Promise<SignInWithPasskeyOutcome> {
  const signedIn = await passkeys.signIn(options);
  if (signedIn.ok) return { ok: true };
  const { failure } = signedIn;
  const ineligible = failure.kind === "passkey" ? undefined : ineligibleIdentity(failure);
  return ineligible ?? passkeyRefusal(skywave, failure);
}
