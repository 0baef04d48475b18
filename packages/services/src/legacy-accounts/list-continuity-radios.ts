import type { ContinuityRadio } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ListContinuityRadiosOutcome =
  | { ok: true; radios: readonly ContinuityRadio[] }
  /** The token is unknown, over, used, or names the account of somebody who is not the one signed in here. */
  | { ok: false; code: "UNAUTHENTICATED_CUSTOMER" }
  | CommonFailure;

/** The radios whose paid plans could go on in another one, of the account or the plan that a token names. */
export async function listContinuityRadios(
  skywave: Skywave,
  token: string,
): Promise<ListContinuityRadiosOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "tokenCsEligibleRadios",
    input: { body: { token } },
    expected: ["UNAUTHENTICATED_CUSTOMER", "INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, radios: answer.data.data.radios };
  // What is no token at all is as good as one that nobody made.
  return "failure" in answer ? { ok: false, code: "UNAUTHENTICATED_CUSTOMER" } : answer;
}
