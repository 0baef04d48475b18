import type { Order } from "@skywave/contract";
import { completeOrder } from "@skywave/services/orders/complete-order";
import type { Locale } from "@skywave/localization";
import { useRef, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";
import type { ChangeProblem } from "./change-messages.ts";
import { tellConfirmed, tellConfirming } from "./tell-change.ts";
import { useWasCardRefused } from "./use-was-card-refused.ts";

interface Confirming {
  onConfirmed: (order: Order) => void;
  /** The quote does not hold any more: a new one has to be asked for. Why is said beside it. */
  onStale: () => Promise<void> | void;
  /** Nothing was changed, whatever the person can do next. */
  onRefused?: () => void;
}

/** How a change is confirmed. */
export interface Confirmation {
  paymentMethodId?: string | undefined;
  /** The language of the terms beside the button; left out where none stand there. */
  agreedIn?: Locale;
}

/**
 * Confirms the quote of a change, once however often the button is pressed, and under one key until its outcome is
 * known: neither a second press nor a retry after a lost answer can charge twice.
 */
export function useConfirmChange({ onConfirmed, onStale, onRefused }: Confirming) {
  const { skywave, shell, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<ChangeProblem>();
  const wasCardRefused = useWasCardRefused(refusal);
  const [awaitedOrderId, setAwaited] = useState<string>();
  const attempt = useRef<{ name: string; key: string }>(undefined);

  function keyFor(name: string): string {
    if (attempt.current?.name !== name)
      attempt.current = { name, key: skywave.identifiers.newTransactionId() };
    return attempt.current.key;
  }

  function tellRefused(code: ChangeProblem["code"]): void {
    tracking.event("change-subscription-failure");
    tracking.businessError(code);
    onRefused?.();
  }

  function conclude(order: Order): void {
    tellConfirmed(tracking, order);
    onConfirmed(order);
  }

  const confirm = (order: Order, { paymentMethodId, agreedIn }: Confirmation = {}) =>
    run(async () => {
      setRefusal(undefined);
      const transactionId = keyFor([order.id, paymentMethodId, agreedIn].join(" "));
      tellConfirming(tracking, order, { transactionId, paymentMethodId });
      const outcome = await completeOrder(skywave, {
        orderId: order.id,
        idempotencyKey: transactionId,
        ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
        // What was agreed to is kept as it is with a purchase.
        ...(agreedIn === undefined
          ? {}
          : { agreement: { version: shell.agreementVersion, language: agreedIn } }),
      });
      if (outcome.ok) return conclude(outcome.order);
      // Until the bank has answered nothing has failed.
      if (outcome.code !== "PROCESSING") tellRefused(outcome.code);
      switch (outcome.code) {
        case "PROCESSING":
          return setAwaited(order.id);
        case "QUOTE_EXPIRED":
        case "QUOTE_CHANGED":
          setRefusal(outcome);
          return onStale();
        case "CREDIT_CARD_ERROR":
        case "CONFLICTING_REQUEST":
          // This attempt is over; the next one must not be answered with its answer.
          attempt.current = undefined;
          return setRefusal(outcome);
        case "OFFER_EXPIRED":
        case "SUB_ALREADY_EXISTS_FOR_IDENTITY":
        case "PAYMENT_METHOD_REQUIRED":
        case "PAYMENT_IN_PROGRESS":
        case "TOO_MANY_DECLINES":
        case "UNREACHABLE":
        case "RATE_LIMIT_EXCEEDED":
        case "SYSTEM":
        case "SESSION_ENDED":
          return setRefusal(outcome);
      }
    });

  /** What became of an order that the bank had not answered. */
  function settle(order: Order | undefined): void {
    setAwaited(undefined);
    attempt.current = undefined;
    if (order?.status === "confirmed") return conclude(order);
    // Open again: the bank said no.
    const isDeclined = order?.status === "quoted";
    tellRefused(isDeclined ? "CREDIT_CARD_ERROR" : "QUOTE_EXPIRED");
    if (isDeclined) return setRefusal({ ok: false, code: "CREDIT_CARD_ERROR", nextMove: "useAnotherCard" });
    setRefusal({ ok: false, code: "QUOTE_EXPIRED" });
    void onStale();
  }

  /** What was refused of one quote says nothing about another, but for the card. */
  const forget = () => setRefusal(undefined);
  return { confirm, settle, forget, awaitedOrderId, isConfirming: isRunning, refusal, wasCardRefused };
}
