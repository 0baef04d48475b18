import { cardStatus } from "@skywave/domain/billing/card-status";
import type { Country } from "@skywave/domain/locale/country";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { Payment } from "#modules/books/index.ts";
import type { QuoteStanding } from "../order/kind-of-order.ts";
import type { ConfirmView } from "../order/orders-repository.ts";
import { refuseAgreement, type SentAgreement } from "./refuse-agreement.ts";

export interface ConfirmRequest {
  /** The attempt that the order counts as its last; absent before the first. */
  lastPayment: Payment | undefined;
  fingerprint: string;
  idempotencyKey: string | undefined;
  agreement: SentAgreement;
  /** Whose pages showed what is agreed to; a plan may be of another country. */
  caller: { country: Country };
  now: Temporal.Instant;
  realNow: Temporal.Instant;
  today: Temporal.PlainDate;
  standing: QuoteStanding;
  isSignatureValid: boolean;
  /** Another order of this person has used the promo code meanwhile. */
  isPromoCodeUsed: boolean;
  /** It is for students, and this person is not verified any more. */
  isProofMissing: boolean;
}

/** What confirming an order comes to, before anything is done about it. */
export type OrderDecision =
  | { kind: "refuse"; refusal: Refusal }
  /** It is confirmed already, by this very call or an earlier one like it. */
  | { kind: "answer" }
  /** Another call is at it; wait for its result. */
  | { kind: "join"; payment: Payment }
  /** The call that was at it is gone; finish its charge under the same key. */
  | { kind: "resume"; payment: Payment }
  /** It is done at once: the card is charged nothing. */
  | { kind: "free" }
  | { kind: "charge"; method: NonNullable<ConfirmView["method"]>; customerId: string };

/** Decides about a confirming call. Money moves only from here on "charge", and only once per attempt. */
export function decideOrder(view: ConfirmView, request: ConfirmRequest): OrderDecision {
  const { order } = view;
  const { lastPayment } = request;
  const isSameRequest = order.confirmFingerprint === request.fingerprint;
  switch (order.state) {
    case "confirmed":
      return isSameRequest ? { kind: "answer" } : refused(refuse("CONFLICTING_REQUEST"));
    case "processing": {
      if (!isSameRequest || lastPayment === undefined) return refused(refuse("CONFLICTING_REQUEST"));
      const isAbandoned = Temporal.Instant.compare(lastPayment.leaseUntil, request.realNow) < 0;
      return isAbandoned ? { kind: "resume", payment: lastPayment } : { kind: "join", payment: lastPayment };
    }
    case "quoted":
      return decideQuote(view, request, isSameRequest);
  }
}

function decideQuote(view: ConfirmView, request: ConfirmRequest, isSameRequest: boolean): OrderDecision {
  const { order, profile, method } = view;
  const { lastPayment } = request;
  const { isPlanOrdered, isAsQuoted, needsCard } = request.standing;
  const isRetry =
    isSameRequest && request.idempotencyKey !== undefined && order.confirmKey === request.idempotencyKey;
  if (isRetry && lastPayment?.state === "declined" && lastPayment.nextMove !== null) {
    return refused(refuse("CREDIT_CARD_ERROR", { details: { nextMove: lastPayment.nextMove } }));
  }
  const notAgreed = refuseAgreement(request.agreement, request.caller, request.today);
  if (notAgreed !== undefined) return refused(notAgreed);
  if (Temporal.Instant.compare(request.now, order.expiresAt) >= 0) return refused(refuse("QUOTE_EXPIRED"));
  if (request.isProofMissing)
    return refused(refuse("QUOTE_CHANGED", { details: { reason: "studentNotVerified" } }));
  if (request.isPromoCodeUsed) return refused(refuse("OFFER_REDEEMED"));
  if (isPlanOrdered && view.isOfferWithdrawn) return refused(refuse("OFFER_EXPIRED"));
  if (!request.isSignatureValid || profile === null || !isAsQuoted) return refused(refuse("QUOTE_CHANGED"));
  if (!needsCard) return { kind: "free" };
  if (method === null || profile.processorCustomerId === null)
    return refused(refuse("PAYMENT_METHOD_REQUIRED"));
  if (cardStatus({ year: method.expiryYear, month: method.expiryMonth }, request.today) === "EXPIRED") {
    return refused(refuse("CREDIT_CARD_ERROR", { details: { nextMove: "useAnotherCard" } }));
  }
  if (order.dueNowInCents === 0) return { kind: "free" };
  return { kind: "charge", method, customerId: profile.processorCustomerId };
}

function refused(refusal: Refusal): OrderDecision {
  return { kind: "refuse", refusal };
}
