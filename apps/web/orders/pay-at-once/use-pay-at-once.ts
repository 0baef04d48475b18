import type { Offer } from "@skywave/contract";
import { useMemo, useState } from "react";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import type { PurchaseState } from "#flows/engine/purchase-state.ts";
import { useApp } from "#platform/app-services.ts";
import { chargesNothing } from "#pricing/charges-nothing.ts";
import type { Contract } from "../agree-to-terms/use-contract.ts";
import { useContractTranslator } from "../agree-to-terms/use-contract-translator.ts";
import { agreeToEstimate, forgetAgreedEstimate } from "./agreed-estimates.ts";
import { type Estimate, estimateOrder } from "./estimate-order.ts";

/** What is bought by the button below name, address and card, and whether that is agreed to. */
export interface PayAtOnce {
  offer: Offer;
  /** Before tax until the place is known. */
  estimate: Estimate;
  isPlaceKnown: boolean;
  contract: Contract;
  /** Nothing is ever charged, so that there is nothing to agree to. */
  isFree: boolean;
  isAgreed: boolean;
  agree: (isAgreed: boolean) => void;
  /** Lets the review that comes next complete the order at once, if its quote says the same. */
  keep: () => void;
  /** Takes that back, where name, address or card could not be saved. */
  forget: () => void;
}

/** All plans of a purchase, each as often as it is bought; undefined before one is chosen. */
export function offersOf({
  offer,
  lines,
}: Pick<PurchaseState, "offer" | "lines">): [Offer, ...Offer[]] | undefined {
  const [first, ...others] = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.offer));
  if (first !== undefined) return [first, ...others];
  return offer === null ? undefined : [offer];
}

/**
 * Lets somebody pay where they type their card, instead of on a screen of its own: what they will pay is worked out for
 * the state or province that they chose. undefined where that needs the server, as with a gift card.
 */
export function usePayAtOnce(region: string): PayAtOnce | undefined {
  const { skywave, country } = useApp();
  const { purchase } = useFlow();
  const offer = usePurchase((state) => state.offer);
  const lines = usePurchase((state) => state.lines);
  const hasGiftCard = usePurchase((state) => state.giftCard !== null);
  const contract = useContractTranslator(region);
  // A tick counts for the amounts that were on the screen when it was set, and for no other.
  const [agreedTo, setAgreedTo] = useState<string>();
  const estimate = useMemo(() => {
    const offers = offersOf({ offer, lines });
    if (offers === undefined) return undefined;
    return estimateOrder({
      offers,
      place: region === "" ? undefined : { country, state: region },
      now: skywave.clock.now(),
    });
  }, [offer, lines, region, country, skywave]);
  if (offer === null || estimate === undefined || hasGiftCard) return undefined;

  const amounts = JSON.stringify([
    estimate.dueNow,
    estimate.plans.map(({ steps }) => steps),
    contract.isFrenchFirst,
  ]);
  return {
    offer,
    estimate,
    isPlaceKnown: region !== "",
    contract,
    isFree: chargesNothing(offer),
    isAgreed: agreedTo === amounts,
    agree: (isAgreed) => setAgreedTo(isAgreed ? amounts : undefined),
    keep: () => {
      if (contract.translate !== undefined)
        agreeToEstimate(purchase, { estimate, language: contract.translate.locale });
    },
    forget: () => forgetAgreedEstimate(purchase),
  };
}
