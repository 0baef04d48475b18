import type { Order, Subscription } from "@skywave/contract";
import { quoteCancellation } from "@skywave/services/changes/quote-cancellation";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";

export type CancellationType = "endOfTerm" | "immediate";

export interface CancelQuote {
  type: CancellationType;
  order: Order;
}

/** What each way of ending a plan does, asked for together, so that they stand side by side. */
export function useCancelQuotes(subscription: Subscription) {
  const { skywave, tracking } = useApp();
  const [quotes, setQuotes] = useState<readonly CancelQuote[]>();
  const [refusal, setRefusal] = useState<ChangeProblem>();
  const { id: subscriptionId } = subscription;
  const { atTermEnd } = subscription.options.cancelOptions;

  const ask = useCallback(async () => {
    setRefusal(undefined);
    const types: CancellationType[] = atTermEnd ? ["endOfTerm", "immediate"] : ["immediate"];
    const outcomes = await Promise.all(
      types.map(async (cancellationType) => ({
        type: cancellationType,
        quote: await quoteCancellation(skywave, {
          subscriptionId,
          cancellationType,
          idempotencyKey: randomKey(),
        }),
      })),
    );
    const [refused] = outcomes.flatMap(({ quote }) => (quote.ok ? [] : [quote]));
    if (refused !== undefined) {
      tracking.businessError(refused.code);
      // Something changed since the page was opened; what is left of it must not be chosen by mistake.
      return setRefusal(refused);
    }
    setQuotes(outcomes.flatMap(({ type, quote }) => (quote.ok ? [{ type, order: quote.order }] : [])));
  }, [skywave, tracking, subscriptionId, atTermEnd]);
  useEffect(() => void ask(), [ask]);
  return { quotes, refusal, ask };
}
