import { cardStatus } from "@skywave/domain/billing/card-status";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { PaymentMethodRow } from "./methods-repository.ts";

/** Whether a card can be charged at all. */
export function decideMethod(
  method: PaymentMethodRow | undefined,
  today: Temporal.PlainDate,
): Refusal | undefined {
  if (method === undefined) return refuse("PAYMENT_METHOD_REQUIRED");
  const expiry = { year: method.expiryYear, month: method.expiryMonth };
  return cardStatus(expiry, today) === "EXPIRED"
    ? refuse("CREDIT_CARD_ERROR", { details: { nextMove: "useAnotherCard" } })
    : undefined;
}
