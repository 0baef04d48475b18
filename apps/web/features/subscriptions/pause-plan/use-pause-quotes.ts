import type { Order } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { quotePause } from "@skywave/services/orders/change/quote-pause";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

const MONTHS = [1, 2, 3] as const;

export interface PauseQuote {
  months: number;
  order: Order;
}

/** What each length of a pause does to the bills. They are asked for together, so that they can be compared. */
export function usePauseQuotes(subscriptionId: string) {
  const { tracking } = useApp();
  const { view, reload, retry } = useServerData({
    area: "changes",
    verb: "quotePause",
    params: [subscriptionId],
    async ask(skywave) {
      const outcome = await quoteEach(skywave, subscriptionId);
      if (!outcome.ok) tracking.businessError(outcome.code);
      return outcome;
    },
  });
  return { view, ask: reload, retry };
}

async function quoteEach(skywave: Skywave, subscriptionId: string) {
  const asked = MONTHS.map((pauseMonths) =>
    quotePause(skywave, { subscriptionId, pauseMonths, idempotencyKey: randomKey() }),
  );
  const outcomes = await Promise.all(asked);
  const refused = outcomes.find((outcome) => !outcome.ok);
  if (refused !== undefined && !refused.ok) return refused;
  const quotes = outcomes.flatMap((outcome, index): PauseQuote[] =>
    outcome.ok ? [{ months: MONTHS[index] ?? 1, order: outcome.order }] : [],
  );
  return { ok: true, quotes } as const;
}
