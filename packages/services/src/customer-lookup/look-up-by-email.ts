import { readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

type EmailRefusal = { ok: false; code: "INVALID_EMAIL_ERROR" } | CommonFailure;

/** Sends a code to an address, if a customer has it on file; whether one has is told to nobody. */
export async function sendLookUpCode(
  skywave: Skywave,
  { email }: { email: string },
): Promise<{ ok: true } | EmailRefusal> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "lookUpCustomerByEmail",
    input: { body: { email } },
    expected: ["INVALID_EMAIL_ERROR"],
  });
  if (answer.ok) return { ok: true };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

export type LookUpByEmailOutcome =
  /** The token stands for the account in this browser, for half an hour. */
  | { ok: true; token: string }
  /** Look at the newest message, or ask for another code. */
  | { ok: false; code: "INVALID" | "EXPIRED" }
  | EmailRefusal;

/** Identifies the account of whoever reads the mail of an address that it has on file. */
export async function lookUpByEmail(
  skywave: Skywave,
  { email, code }: { email: string; code: string },
): Promise<LookUpByEmailOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "lookUpCustomerByEmail",
    input: { body: { email, otp: readOneTimeCode(code) } },
    expected: ["INVALID_EMAIL_ERROR", "INVALID", "EXPIRED"],
  });
  if (answer.ok) return { ok: true, token: answer.data.data.token };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
