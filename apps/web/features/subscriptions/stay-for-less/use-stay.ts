import type { Offer, Order, Subscription } from "@skywave/contract";
import { useState } from "react";
import { type SwitchQuote, useSwitchQuote } from "../change-plan/use-switch-quote.ts";
import { useConfirmChange } from "../confirm-change/use-confirm-change.ts";
import { useSaveOffer } from "./use-save-offer.ts";

interface Staying {
  onQuoted: () => void;
  onKept: (order: Order, plan: string) => void;
}

/** The way to stay for less: the offer, what it costs, and its confirmation. Nothing of it stands in the way of cancelling. */
export function useStay(subscription: Subscription, { onQuoted, onKept }: Staying) {
  const { offer, forget } = useSaveOffer(subscription);
  const asking = useSwitchQuote(subscription.id);
  const [quote, setQuote] = useState<SwitchQuote>();
  const confirming = useConfirmChange({
    onConfirmed(order) {
      onKept(order, quote?.offer.name ?? "");
      setQuote(undefined);
      forget();
    },
    async onStale() {
      // Whatever stands in the way by now is said by the answer.
      if (quote !== undefined) await asking.ask(quote, setQuote);
    },
  });

  /** A save offer starts with the next bill, so nothing is charged today. */
  const ask = (wanted: Offer) =>
    asking.ask({ offer: wanted, flow: "endOfTerm" }, (quoted) => {
      confirming.forget();
      setQuote(quoted);
      onQuoted();
    });
  return { offer, quote, ask, asking, confirming };
}
