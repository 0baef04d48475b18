import type { Order } from "@skywave/contract";
import type { Locale } from "@skywave/localization";
import { useEffect, useState } from "react";
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
  useEffect(() => {
    if (order === undefined && !isRefused) return;
    const agreed = takeAgreedEstimate(purchase);
    if (agreed === undefined) return;
    if (order === undefined) setState("over");
    else if (isAsEstimated(order, agreed.estimate))
      void complete(agreed.language).finally(() => setState("over"));
    else setState("differs");
  }, [order, isRefused, complete, purchase]);
  return { isPaying: state === "paying", differs: state === "differs" };
}
