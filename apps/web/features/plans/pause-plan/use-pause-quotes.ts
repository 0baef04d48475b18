import type { Order } from "@skywave/contract";
import { quotePause } from "@skywave/services/changes/quote-pause";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";

const MONTHS = [1, 2, 3] as const;

export interface PauseQuote {
  months: number;
  order: Order;
}

/** What each length of a pause does to the bills. They are asked for together, so that they can be compared. */
export function usePauseQuotes(subscriptionId: string) {
  const { skywave, tracking } = useApp();
  const [quotes, setQuotes] = useState<readonly PauseQuote[]>();
  const [refusal, setRefusal] = useState<ChangeProblem>();

  const ask = useCallback(async () => {
    setRefusal(undefined);
    const asked = MONTHS.map((pauseMonths) =>
      quotePause(skywave, { subscriptionId, pauseMonths, idempotencyKey: randomKey() }),
    );
    const outcomes = await Promise.all(asked);
    const refused = outcomes.find((outcome) => !outcome.ok);
    if (refused !== undefined && !refused.ok) {
      tracking.businessError(refused.code);
      return setRefusal(refused);
    }
    setQuotes(
      outcomes.flatMap((outcome, index) =>
        outcome.ok ? [{ months: MONTHS[index] ?? 1, order: outcome.order }] : [],
      ),
    );
  }, [skywave, subscriptionId, tracking]);
  useEffect(() => void ask(), [ask]);
  return { quotes, refusal, ask };
}
