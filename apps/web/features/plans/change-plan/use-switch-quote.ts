import type { Order } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import { quotePlanSwitch } from "@skywave/services/changes/quote-plan-switch";
import { useRef, useState } from "react";
import { useSingleFlight } from "../../../forms/use-single-flight.ts";
import { useApp } from "../../../platform/app-services.ts";
import { randomKey } from "../../../platform/random-key.ts";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";
import type { Choice } from "./choose-plan.tsx";
import type { KeptCards } from "./use-cards.ts";

export interface SwitchQuote extends Choice, KeptCards {
  order: Order;
}

/** Asks what a switch costs, with the cards that could pay it. */
export function useSwitchQuote(subscriptionId: string) {
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<ChangeProblem>();
  const request = useRef<{ name: string; key: string }>(undefined);

  const ask = (choice: Choice, onQuoted: (quote: SwitchQuote) => void) =>
    run(async () => {
      setRefusal(undefined);
      const { offer, flow } = choice;
      const name = `${offer.id} ${flow}`;
      // An answer that got lost is asked for again under its name; another choice is another quote.
      if (request.current?.name !== name) request.current = { name, key: randomKey() };
      const [quote, billing] = await Promise.all([
        quotePlanSwitch(skywave, {
          subscriptionId,
          offerId: offer.id,
          flow,
          idempotencyKey: request.current.key,
        }),
        loadBillingDetails(skywave),
      ]);
      if (quote.ok) {
        request.current = undefined;
        if (!billing.ok) return setRefusal(billing);
        return onQuoted({
          ...choice,
          order: quote.order,
          profile: billing.profile,
          cards: billing.paymentMethods,
        });
      }
      tracking.businessError(quote.code);
      setRefusal(quote);
    });

  return { ask, isAsking: isRunning, refusal };
}
