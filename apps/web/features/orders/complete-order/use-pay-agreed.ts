import type { Order } from "@skywave/contract";
import type { Locale } from "@skywave/localization";
import { useEffect, useRef, useState } from "react";
import { useFlow } from "#flows/engine/flow-context.ts";
import { hasAgreedEstimate, takeAgreedEstimate } from "#orders/pay-at-once/agreed-estimates.ts";
import { isAsEstimated } from "#orders/pay-at-once/estimate-order.ts";

interface PayAgreedInput {
  order: Order | undefined;
  isRefused: boolean;
  complete: (language: Locale) => Promise<void>;
}

interface PayAgreed {
  /** The order is on its way without a look at it: what it says was agreed to a step before. */
  isPaying: boolean;
  /** The quote says something else than what was agreed to, and waits for a new agreement. */
  differs: boolean;
}

/** Completes an order that was agreed to where its card was typed, once, and only if its quote comes to the same. */
export function usePayAgreed({ order, isRefused, complete }: PayAgreedInput): PayAgreed {
  const { purchase } = useFlow();
  const [state, setState] = useState<"paying" | "differs" | "over">(() =>
    hasAgreedEstimate(purchase) ? "paying" : "over",
  );
  const isCompleting = useRef(false);
  useEffect(() => {
    if ((order === undefined && !isRefused) || isCompleting.current) return;
    const agreed = takeAgreedEstimate(purchase);
    if (order === undefined || agreed === undefined) {
      // Refused, or forgotten by a step back meanwhile: the review says what there is, and asks.
      setState((before) => (before === "paying" ? "over" : before));
    } else if (isAsEstimated(order, agreed.estimate)) {
      isCompleting.current = true;
      void complete(agreed.language).finally(() => {
        isCompleting.current = false;
        setState("over");
      });
    } else setState("differs");
  }, [order, isRefused, complete, purchase]);
  return { isPaying: state === "paying", differs: state === "differs" };
}
