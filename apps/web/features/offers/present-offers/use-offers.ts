import type { Offer } from "@skywave/contract";
import { loadOffers, type LoadOffersOutcome } from "@skywave/services/offers/load-offers";
import { startTransition, useEffect, useState } from "react";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { useApp } from "#platform/app-services.ts";

export interface OffersView {
  /** undefined while the offers are on their way. */
  outcome: LoadOffersOutcome | undefined;
  /** What can be picked: the offers, or what is left when a code failed. */
  choices: readonly Offer[];
  isReloading: boolean;
  /** Asks again, with another code or none; resolves with the answer. */
  reload: (promoCode: string) => Promise<LoadOffersOutcome>;
}

/**
 * The offers of this flow: the ones its loader asked for, until a promo code asks for others, or somebody says what the radio
 * takes up that they are for.
 */
export function useOffers(receives?: string): OffersView {
  const { skywave, country, tracking } = useApp();
  const { start, purchase } = useFlow();
  const [outcome, setOutcome] = useState<LoadOffersOutcome>();
  const [isReloading, setReloading] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const { promoCode: savedCode, notice } = purchase.getState();
    // After a withdrawal, what the loader got still holds the offer that is gone; and it knew nothing of a radio.
    const isFresh = savedCode === start.promoCode && notice !== "offerWithdrawn" && receives === undefined;
    const asked = isFresh ? start.offers : ask(savedCode);
    void asked.then((answer) => {
      if (!isCurrent) return;
      trackCode(answer, isFresh ? start.promoCode : savedCode);
      // Drawn in slices: the cards are the largest piece of the first page.
      startTransition(() => setOutcome(answer));
    });
    return () => {
      isCurrent = false;
    };
    // Only the first answer; later ones come through reload.
    // oxlint-disable-next-line react/exhaustive-deps -- asking again on every render would loop
  }, []);

  function trackCode(answer: LoadOffersOutcome, promoCode: string): void {
    if (!answer.ok || answer.promoCodeResult === undefined) return;
    const isValid = answer.promoCodeResult.status === "valid";
    tracking.event(isValid ? "promo-code-successful" : "promo-code-failed", { promoCode });
  }

  function ask(promoCode: string): Promise<LoadOffersOutcome> {
    const { serviceType, trialPreference } = start.definition;
    return loadOffers(skywave, {
      country,
      promoCode,
      ...(serviceType === undefined ? {} : { serviceType }),
      ...(trialPreference === undefined ? {} : { trialPreference }),
      ...(receives === undefined ? {} : { receives }),
    });
  }

  async function reload(promoCode: string): Promise<LoadOffersOutcome> {
    setReloading(true);
    const answer = await ask(promoCode);
    setReloading(false);
    setOutcome(answer);
    trackCode(answer, promoCode);
    return answer;
  }

  const hasOffers = outcome?.ok === true && outcome.offers.length > 0;
  const listed = outcome?.ok !== true ? [] : hasOffers ? outcome.offers : outcome.fallbackOffers;
  const targeted = usePurchase((state) => state.targeted);
  // What is meant for one customer stands first, with the ordinary offers beside it.
  const choices =
    targeted === null || outcome === undefined
      ? listed
      : [targeted.offer, ...listed.filter(({ id }) => id !== targeted.offer.id)];
  return { outcome, choices, isReloading, reload };
}
