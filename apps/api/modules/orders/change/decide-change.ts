import { isBefore } from "@skywave/domain/calendar/compare-days";
import { cardStatus } from "@skywave/domain/billing/card-status";
import { refuse } from "#platform/outcome.ts";
import type { ConfirmRequest, OrderDecision } from "../complete/decide-order.ts";
import type { ConfirmView } from "../orders-repository.ts";

/** Decides about the first confirming call of a change: whether it costs the card anything. */
export function decideChange(view: ConfirmView, request: ConfirmRequest): OrderDecision {
  const { order, profile, method } = view;
  const isPlanOrdered = order.change?.action.kind === "planSwitch" && order.change.action.flow !== "pause";
  if (isPlanOrdered && view.isOfferWithdrawn) return { kind: "refuse", refusal: refuse("OFFER_EXPIRED") };
  // Its days are counted from the day of the quote, also when it is confirmed after midnight.
  if (!request.isSealIntact || profile === null || isBefore(request.today, order.startsOn))
    return { kind: "refuse", refusal: refuse("QUOTE_CHANGED") };
  if (order.dueNowInCents === 0) return { kind: "change" };
  if (method === null || profile.processorCustomerId === null)
    return { kind: "refuse", refusal: refuse("PAYMENT_METHOD_REQUIRED") };
  if (cardStatus({ year: method.expiryYear, month: method.expiryMonth }, request.today) === "EXPIRED")
    return {
      kind: "refuse",
      refusal: refuse("CREDIT_CARD_ERROR", { details: { nextMove: "useAnotherCard" } }),
    };
  return { kind: "charge", method, customerId: profile.processorCustomerId };
}
