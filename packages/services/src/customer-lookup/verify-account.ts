import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { radioIdAsSent } from "../radios/number-as-sent.ts";

/** By what an account is identified: a radio of it with name and code, its number with either, or both numbers. */
export type AccountClues =
  | { radioId: string; lastName: string; zipCode: string }
  | { accountNumber: string; radioId: string }
  | { accountNumber: string; lastName: string }
  | { accountNumber: string; zipCode: string };

export type VerifyAccountOutcome =
  /** The token stands for the account in this browser, for half an hour. */
  | { ok: true; token: string }
  /** Nothing fits; which of it was wrong is not told. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Identifies an account by what its owner knows of it. Needs nobody to be signed in, and signs nobody in. */
export async function verifyAccount(skywave: Skywave, clues: AccountClues): Promise<VerifyAccountOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "verifyAccount",
    input: { body: "radioId" in clues ? { ...clues, radioId: radioIdAsSent(clues.radioId) } : clues },
    expected: ["INVALID_PAYLOAD"],
  });
  // What the form lets through and the server cannot read is nobody's, either.
  if (!answer.ok) return "failure" in answer ? { ok: false, code: "NOT_FOUND" } : answer;
  const { isIdentified, token } = answer.data.data;
  return isIdentified ? { ok: true, token } : { ok: false, code: "NOT_FOUND" };
}
