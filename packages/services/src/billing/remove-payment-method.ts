import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface CardOfProfile {
  billingProfileId: string;
  paymentMethodId: string;
}

export type RemovePaymentMethodOutcome =
  | { ok: true }
  /** A plan runs on it: add another card first, or cancel the plan. */
  | { ok: false; code: "LAST_PAYMENT_METHOD" }
  /** It is being charged just now: try again in a while. */
  | { ok: false; code: "PAYMENT_IN_PROGRESS" }
  | CommonFailure;

/** Forgets a card; one that is forgotten already is no failure. */
export async function removePaymentMethod(
  skywave: Skywave,
  card: CardOfProfile,
): Promise<RemovePaymentMethodOutcome> {
  const answer = await ask(skywave, {
    domain: "billing",
    name: "removePaymentMethod",
    input: { params: { ...card } },
    expected: ["NOT_FOUND", "LAST_PAYMENT_METHOD", "PAYMENT_IN_PROGRESS"],
  });
  if (answer.ok) return { ok: true };
  if (!("failure" in answer)) return answer;
  return answer.code === "NOT_FOUND" ? { ok: true } : { ok: false, code: answer.code };
}
