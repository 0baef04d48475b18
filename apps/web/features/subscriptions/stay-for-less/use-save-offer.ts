import type { Offer, Subscription } from "@skywave/contract";
import { listSaveOffers } from "@skywave/services/offers/list-save-offers";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/** Cancelling does not wait longer for an offer, and none comes up under a hand that is about to press. */
const LONGEST_WAIT_IN_MILLISECONDS = 2_000;

/** The same plan for less, at most one: undefined until it is known, null where nobody may or can be asked to stay. */
export function useSaveOffer({ id, options }: Subscription) {
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
