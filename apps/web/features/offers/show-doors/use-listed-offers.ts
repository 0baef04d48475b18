import { loadOffers } from "@skywave/services/offers/load-offers";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/** What the catalogue sells to somebody new. */
export function useListedOffers() {
  const { country } = useApp();
  return useServerData({
    area: "offers",
    verb: "loadOffers",
    params: [country],
    ask: (skywave) => loadOffers(skywave, { country }),
    isForAnybody: true,
  });
}
