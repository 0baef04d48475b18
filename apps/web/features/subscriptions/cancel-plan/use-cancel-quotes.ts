import type { Order, Subscription } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { quoteCancellation } from "@skywave/services/orders/change/quote-cancellation";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

export type CancellationType = "endOfTerm" | "immediate";

export interface CancelQuote {
  type: CancellationType;
  order: Order;
}

/** What each way of ending a plan does, asked for together, so that they stand side by side. */
export function useCancelQuotes(subscription: Subscription) {
  const { tracking } = useApp();
  const { id: subscriptionId } = subscription;
  const { atTermEnd } = subscription.options.cancelOptions;
  const { view, reload, retry } = useServerData({
    area: "changes",
    verb: "quoteCancellation",
    params: [subscriptionId, atTermEnd],
    async ask(skywave) {
      const types: CancellationType[] = atTermEnd ? ["endOfTerm", "immediate"] : ["immediate"];
      const outcome = await quoteEach(skywave, subscriptionId, types);
      if (!outcome.ok) tracking.businessError(outcome.code);
      return outcome;
    },
  });
  return { view, ask: reload, retry };
}

async function quoteEach(skywave: Skywave, subscriptionId: string, types: readonly CancellationType[]) {
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
  // Something changed since the page was opened; what is left of it must not be chosen by mistake.
  const [refused] = outcomes.flatMap(({ quote }) => (quote.ok ? [] : [quote]));
  if (refused !== undefined) return refused;
  const quotes = outcomes.flatMap(({ type, quote }): CancelQuote[] =>
    quote.ok ? [{ type, order: quote.order }] : [],
  );
  return { ok: true, quotes } as const;
}
