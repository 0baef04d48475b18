import type { Offer, Subscription } from "@skywave/contract";
import { listChangeOffers, type ListChangeOffersOutcome } from "@skywave/services/offers/list-change-offers";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "../../../platform/app-services.ts";

/** What a plan can be switched to: any other plan, or the same one on other terms. */
export function useChangeOffers(subscription: Subscription, isTermOnly: boolean) {
  const { skywave } = useApp();
  const [outcome, setOutcome] = useState<ListChangeOffersOutcome>();
  const { id, offers } = subscription;
  const current = offers.pending ?? offers.active;

  const reload = useCallback(async () => {
    setOutcome(undefined);
    setOutcome(await listChangeOffers(skywave, { subscriptionId: id }));
  }, [skywave, id]);
  useEffect(() => void reload(), [reload]);

  if (outcome?.ok !== true) return { outcome, choices: [], current, reload };
  const choices = outcome.offers.filter((offer) =>
    isSameProduct(offer, current) ? offer.baseTerm !== current.baseTerm : !isTermOnly,
  );
  return { outcome, choices, current, reload };
}

/** The same on the same terms would only give up the price that somebody has. */
function isSameProduct(offer: Offer, current: Offer): boolean {
  return mainProductOf(offer) === mainProductOf(current);
}

function mainProductOf({ products }: Offer): string | undefined {
  return products.find(({ productType }) => productType === "main")?.id;
}
