import { acceptAgreements } from "@skywave/services/accounts/accept-agreements";
import type { Order } from "@skywave/contract";
import type { Locale } from "@skywave/localization";
import { type CompleteOrderOutcome, completeOrder } from "@skywave/services/orders/complete-order";
import type { CardRefusal } from "@skywave/services/outcomes/card-refusal";
import { useRef, useState } from "react";
import { useFlow } from "#flows/engine/flow-context.ts";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { useApp } from "#platform/app-services.ts";
import { chargesNothing } from "#pricing/charges-nothing.ts";
import { cardNoticeOf, useClearCard } from "./use-clear-card.ts";

type Refusal = Extract<CompleteOrderOutcome, { ok: false }>;
/** What the review tells; a refused card leads back to the step that asks for one. */
export type CompleteOrderRefusal = Exclude<Refusal, CardRefusal>;

/**
 * Sends the order, once however often the button is pressed, and under one key until its outcome is known:
 * neither a second press, a reload nor a retry after a lost answer can charge twice.
 */
export function useCompleteOrder(onQuoteStale: () => Promise<void>) {
  const { skywave, shell, country, tracking } = useApp();
  const { purchase, completeStep, goTo } = useFlow();
  const clearCard = useClearCard();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<CompleteOrderRefusal>();
  const isInFlight = useRef(false);

  function finish(order: Order) {
    // Name and address have done their work here; the account holds them.
    const { billing } = EMPTY_PURCHASE;
    completeStep({ confirmedOrder: order, isAwaitingBank: false, quote: null, giftCard: null, billing });
  }

  async function decide(refused: Refusal): Promise<void> {
    tracking.businessError(refused.code);
    if (refused.code === "CREDIT_CARD_ERROR" || refused.code === "TOO_MANY_DECLINES")
      return clearCard(cardNoticeOf(refused));
    // Stays true while the bank has not spoken, so that a reload looks again instead of starting over.
    purchase.setState({ isAwaitingBank: refused.code === "PROCESSING" });
    setRefusal(refused);
    switch (refused.code) {
      case "QUOTE_EXPIRED":
      case "QUOTE_CHANGED":
        return onQuoteStale();
      case "OFFER_EXPIRED":
        purchase.setState({ offer: null, lines: [], quote: null, notice: "offerWithdrawn" });
        return goTo("offers");
      case "PAYMENT_METHOD_REQUIRED":
        return clearCard(null);
      case "SESSION_ENDED":
        // The account step opens by itself; after signing in the review is back, key and all.
        purchase.setState({ notice: "sessionEnded" });
        return;
      case "CONFLICTING_REQUEST":
        // This attempt is over; the next one must not be answered with its answer.
        purchase.setState({ completionKey: skywave.identifiers.newTransactionId() });
        return;
      case "PROCESSING":
      case "PAYMENT_IN_PROGRESS":
      case "SUB_ALREADY_EXISTS_FOR_IDENTITY":
      case "UNREACHABLE":
      case "RATE_LIMIT_EXCEEDED":
      case "SYSTEM":
        return;
    }
  }

  async function complete(language: Locale): Promise<void> {
    const { quote, card, offer, completionKey } = purchase.getState();
    if (isInFlight.current || quote === null || offer === null) return;
    const isFree = chargesNothing(offer);
    if (card === null && !isFree) return;
    isInFlight.current = true;
    setSending(true);
    setRefusal(undefined);
    tracking.transactionStarted({
      transactionType: "purchase",
      transactionId: completionKey,
      ...(isFree ? {} : { paymentMethod: "card" }),
    });
    tracking.event("complete-order");
    purchase.setState({ isAwaitingBank: true });
    try {
      const outcome = await completeOrder(skywave, {
        orderId: quote.order.id,
        ...(card === null || isFree
          ? {}
          : {
              paymentMethodId: card.paymentMethodId,
              agreement: { version: shell.agreementVersion, language },
            }),
        idempotencyKey: completionKey,
      });
      if (outcome.ok) {
        void acceptAgreements(skywave, { country, language });
        finish(outcome.order);
      } else await decide(outcome);
    } finally {
      isInFlight.current = false;
      setSending(false);
    }
  }

  return { complete, finish, isSending, refusal };
}
