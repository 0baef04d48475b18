import type { GuestBill } from "@skywave/contract/billing/guest-bills";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";

export type FindGuestBillOutcome =
  | { ok: true; bill: GuestBill }
  /** No account has both; which of them does not fit is not told. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Finds what is due of an account by its number and postal code. Needs nobody to be signed in. */
export async function findGuestBill(
  skywave: Skywave,
  typed: { accountNumber: string; zipCode: string },
): Promise<FindGuestBillOutcome> {
  const answer = await ask(skywave, {
    domain: "billing",
    name: "findGuestBill",
    input: { body: typed },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, bill: answer.data };
  return answer.code === "NOT_FOUND" ? { ok: false, code: answer.code } : answer;
}
