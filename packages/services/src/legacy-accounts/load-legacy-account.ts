import type { LegacyAccount } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { requireIdentityGrant } from "../sessions/require-identity-grant.ts";

export type LoadLegacyAccountOutcome =
  | { ok: true; legacyAccount: LegacyAccount }
  /** The legacy system knows nothing of the person. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** What the legacy system says about the signed-in person. */
export async function loadLegacyAccount(skywave: Skywave): Promise<LoadLegacyAccountOutcome> {
  const missing = requireIdentityGrant(skywave, "getLegacyAccount");
  if (missing !== undefined) return missing;
  const expected = ["NOT_FOUND"] as const;
  const answer = await ask(skywave, { domain: "user", name: "getLegacyAccount", input: {}, expected });
  if (answer.ok) return { ok: true, legacyAccount: answer.data };
  return answer.code === "NOT_FOUND" ? { ok: false, code: answer.code } : answer;
}
