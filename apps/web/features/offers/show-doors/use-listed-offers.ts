import { loadOffers, type LoadOffersOutcome } from "@skywave/services/offers/load-offers";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

/** What the catalogue sells to somebody new; undefined while it is on its way. */
export function useListedOffers(): { outcome: LoadOffersOutcome | undefined; reload: () => void } {
  const { skywave, country } = useApp();
  const [outcome, setOutcome] = useState<LoadOffersOutcome>();
  const load = useCallback(async () => {
    setOutcome(undefined);
    setOutcome(await loadOffers(skywave, { country }));
  }, [skywave, country]);
  useEffect(() => void load(), [load]);
  return { outcome, reload: () => void load() };
}
