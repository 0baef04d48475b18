import type { Offer, Order, Subscription } from "@skywave/contract";
import { listSaveOffers } from "@skywave/services/offers/list-save-offers";
import { useState } from "react";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { type SwitchQuote, useSwitchQuote } from "../change-plan/use-switch-quote.ts";
import { useConfirmChange } from "../confirm-change/use-confirm-change.ts";

/** Cancelling does not wait longer for an offer, and none comes up under a hand that is about to press. */
const LONGEST_WAIT_IN_MILLISECONDS = 2_000;

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

/** The same plan for less, at most one: undefined until it is known, null where nobody may or can be asked to stay. */
function useSaveOffer({ id, options }: Subscription) {
  const { tracking } = useApp();
  const { viewOffer } = options.cancelOptions;
  const { latest, show } = useServerData({
    area: "offers",
    verb: "listSaveOffers",
    params: [id],
    async ask(skywave) {
      const { promise, resolve, reject } = Promise.withResolvers<Offer | null>();
      const timer = setTimeout(resolve, LONGEST_WAIT_IN_MILLISECONDS, null);
      listSaveOffers(skywave, { subscriptionId: id }).then((outcome) => {
        clearTimeout(timer);
        if (!outcome.ok) tracking.businessError(outcome.code);
        resolve((outcome.ok ? outcome.offers[0] : undefined) ?? null);
      }, reject);
      return { ok: true, offer: await promise } as const;
    },
    isWanted: viewOffer,
  });
  return { offer: viewOffer ? latest?.offer : null, forget: () => show({ ok: true, offer: null }) };
}
