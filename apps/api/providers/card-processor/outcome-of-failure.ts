import Stripe from "stripe";
import type { DeclineMove } from "./card-processor.ts";
import { declinedBy } from "./decline-move.ts";

// The card is gone or is somebody else's: certain, and cured by typing a card again.
const LOST_METHOD_CODES: ReadonlySet<string> = new Set([
  "resource_missing",
  "payment_method_unexpected_state",
]);

/**
 * A refusal is only what the processor itself says about the card. Everything else, from a timeout to a
 * misconfigured key, leaves open what happened.
 */
export function outcomeOfFailure(
  cause: unknown,
): { kind: "declined"; nextMove: DeclineMove; isFinal?: true } | { kind: "unknown"; cause: unknown } {
  if (cause instanceof Stripe.errors.StripeCardError)
    return declinedBy({ code: cause.code, declineCode: cause.decline_code });
  if (isLostMethod(cause)) return { kind: "declined", nextMove: "useAnotherCard", isFinal: true };
  return { kind: "unknown", cause };
}

/** Whether the processor says that the card is not there or not this customer's. */
export function isLostMethod(cause: unknown): boolean {
  return (
    cause instanceof Stripe.errors.StripeInvalidRequestError &&
    cause.param === "payment_method" &&
    LOST_METHOD_CODES.has(cause.code ?? "")
  );
}

/** Whether the same is being asked for just now, by somebody else under the same key. */
export function isKeyInUse(cause: unknown): boolean {
  return cause instanceof Stripe.errors.StripeError && cause.code === "idempotency_key_in_use";
}

/** Whether the processor says that there is no such thing. */
export function isMissing(cause: unknown): boolean {
  return cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === "resource_missing";
}
