import type { Offer, Subscription } from "@skywave/contract";
import { listSaveOffers } from "@skywave/services/offers/list-save-offers";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

/** Cancelling does not wait longer for an offer, and none comes up under a hand that is about to press. */
const LONGEST_WAIT_IN_MILLISECONDS = 2_000;

/** The same plan for less, at most one: undefined until it is known, null where nobody may or can be asked to stay. */
export function useSaveOffer({ id, options }: Subscription) {
  const { skywave, tracking } = useApp();
  const [offer, setOffer] = useState<Offer | null>();
  const { viewOffer } = options.cancelOptions;

  const load = useCallback(async () => {
    const settle = (found: Offer | null) => setOffer((known) => (known === undefined ? found : known));
    if (!viewOffer) return settle(null);
    const timer = setTimeout(settle, LONGEST_WAIT_IN_MILLISECONDS, null);
    const outcome = await listSaveOffers(skywave, { subscriptionId: id });
    clearTimeout(timer);
    if (!outcome.ok) tracking.businessError(outcome.code);
    settle((outcome.ok ? outcome.offers[0] : undefined) ?? null);
  }, [skywave, tracking, id, viewOffer]);
  useEffect(() => void load(), [load]);
  return { offer, forget: () => setOffer(null) };
}
