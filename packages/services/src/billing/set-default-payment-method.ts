import type { PaymentMethod } from "@skywave/contract/billing/payment-methods";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import type { CardOfProfile } from "./remove-payment-method.ts";

export type SetDefaultPaymentMethodOutcome =
  | { ok: true; paymentMethod: PaymentMethod }
  | { ok: false; code: "NOT_FOUND" }
  /** Renew its expiry, or choose another. */
  | { ok: false; code: "CARD_EXPIRED" }
  | CommonFailure;

/** Makes a card the one that bills are charged to. */
export async function setDefaultPaymentMethod(
  skywave: Skywave,
  card: CardOfProfile,
): Promise<SetDefaultPaymentMethodOutcome> {
  const answer = await ask(skywave, {
    domain: "billing",
    name: "setDefaultPaymentMethod",
    input: { params: { ...card }, query: {} },
    expected: ["NOT_FOUND", "CREDIT_CARD_ERROR"],
  });
  if (answer.ok) return { ok: true, paymentMethod: answer.data };
  if (!("failure" in answer)) return answer;
  return { ok: false, code: answer.code === "NOT_FOUND" ? "NOT_FOUND" : "CARD_EXPIRED" };
}
