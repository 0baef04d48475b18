import type { Passkeys, Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import type { StepUpRequired } from "../step-up.ts";
import { type PasskeyRefusal, passkeyRefusal } from "./passkey-refusal.ts";

export type ProveAgainWithPasskeyOutcome = { ok: true } | PasskeyRefusal | StepUpRequired | CommonFailure;

/** Proves by a passkey of the signed-in person that they are there; good for five minutes. */
export async function proveAgainWithPasskey(
  skywave: Skywave,
  passkeys: Passkeys,
): Promise<ProveAgainWithPasskeyOutcome> {
  const signed = await passkeys.sign();
  if (!signed.ok) return passkeyRefusal(skywave, signed.failure);
  const proved = await attemptCall(skywave, {
    domain: "user",
    name: "stepUpWithPasskey",
    input: { body: signed.data },
  });
  return proved.ok ? { ok: true } : passkeyRefusal(skywave, proved.failure);
}
