import type { AttachedIdentity, Failure, Skywave } from "@skywave/sdk";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";

const CODES = [
  "IDENTITY_NOT_ELIGIBLE_ERROR",
  "ACCOUNT_JOINED",
  "ACCOUNT_IN_DIFFERENT_COUNTRY",
  "ACCOUNT_TYPE_NOT_SUPPORTED",
  "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED",
  "CUSTOMER_TYPE_NOT_SUPPORTED",
] as const;

/**
 * The person is who they say, but belongs elsewhere: to the streaming app, or to an account in the legacy
 * system that is not for here. They stay a visitor.
 */
export interface IneligibleIdentity {
  ok: false;
  code: (typeof CODES)[number];
}

/** Reads from a refusal that somebody proved themselves and is still not let in; undefined if it says otherwise. */
export function ineligibleIdentity(failure: Failure): IneligibleIdentity | undefined {
  const code = refusalCode(failure, CODES);
  return code && { ok: false, code };
}

/** Whether a sign-in ended with somebody who proved themselves and is still not let in. */
export function isIneligible(outcome: { ok: false; code: string }): outcome is IneligibleIdentity {
  return CODES.some((code) => code === outcome.code);
}

/** Exchanges the proof of who somebody is for a signed-in session. */
export async function attachIdentity(
  skywave: Skywave,
  identity: AttachedIdentity,
): Promise<{ ok: true } | IneligibleIdentity | CommonFailure> {
  const attached = await skywave.session.attachIdentity(identity);
  if (attached.ok) return { ok: true };
  return ineligibleIdentity(attached.failure) ?? commonFailure(skywave, attached.failure);
}
