import type { Passkey } from "@skywave/contract";
import type { Passkeys, Skywave } from "@skywave/sdk";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import type { StepUpRequired } from "../step-up.ts";
import { type PasskeyRefusal, passkeyRefusal } from "./passkey-refusal.ts";

export type AddPasskeyOutcome =
  | { ok: true; passkey: Passkey }
  | PasskeyRefusal
  | StepUpRequired
  | CommonFailure;

/** Has this device make a passkey and keeps it with the signed-in person's account. */
export async function addPasskey(skywave: Skywave, passkeys: Passkeys): Promise<AddPasskeyOutcome> {
  const made = await passkeys.create();
  return made.ok ? { ok: true, passkey: made.data } : passkeyRefusal(skywave, made.failure);
}
