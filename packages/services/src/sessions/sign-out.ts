import type { Skywave } from "@skywave/sdk";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export type SignOutOutcome = { ok: true } | CommonFailure;

/** Signs out of this browser. The person is signed out here whatever the outcome. */
export async function signOut(skywave: Skywave): Promise<SignOutOutcome> {
  const left = await skywave.session.signOut();
  return left.ok ? { ok: true } : commonFailure(skywave, left.failure);
}
