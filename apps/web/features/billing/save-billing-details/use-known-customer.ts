import type { PaymentMethod } from "@skywave/contract";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useFlow } from "#flows/engine/flow-context.ts";
import type { BillingDraft } from "#flows/engine/purchase-state.ts";
import { savedCardOf } from "#flows/engine/saved-billing.ts";

interface KnownInput {
  values: BillingDraft;
  card: PaymentMethod | undefined;
  /** The account holds name and address, and nothing else was typed since. */
  isOnFile: boolean;
}

interface KnownCustomer {
  /** Nothing has been asked for yet: the step is only shown to those who have to type something. */
  mayBeKnown: boolean;
  /** The review takes the place of this step. */
  isKnown: boolean;
}

/**
 * Takes somebody whose account holds all that this step asks for on to the review. Whoever came to change what is settled,
 * or whose card was refused, stays.
 */
export function useKnownCustomer(saved: KnownInput | undefined, isCardless = false): KnownCustomer {
  const { purchase } = useFlow();
  const [, setQuery] = useSearchParams();
  const [mayBeKnown] = useState(() => {
    const { card, areDetailsSaved, notice, giftCard, completionKey } = purchase.getState();
    const isUntouched = card === null && !areDetailsSaved && notice === null && giftCard === null;
    return isUntouched && completionKey === "";
  });
  const method = saved?.card;
  const canCharge = method?.card.status === "VALID" && method.card.declinedOn === undefined;
  const isKnown = mayBeKnown && saved?.isOnFile === true && (isCardless || canCharge);

  useEffect(() => {
    if (!isKnown || saved === undefined) return;
    const { values: billing, card } = saved;
    if (isCardless) purchase.setState({ billing, areDetailsSaved: true });
    else if (card !== undefined) purchase.setState({ billing, card: savedCardOf(card) });
    // In the place of this step, so that going back leads to the one before it.
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set("step", "review");
        return next;
      },
      { replace: true },
    );
  }, [isKnown, isCardless, saved, purchase, setQuery]);
  return { mayBeKnown, isKnown };
}
