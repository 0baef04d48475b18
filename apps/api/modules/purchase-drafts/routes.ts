import type { Clock } from "../../platform/clock.ts";
import type { DomainHandlers } from "../../platform/http/handlers.ts";
import { done } from "../../platform/outcome.ts";
import type { PurchaseDraftsRepository } from "./purchase-drafts-repository.ts";

const LIFETIME_IN_HOURS = 30 * 24;
const MOST_AT_ONCE = 5;

/** Since when a purchase counts as unfinished; what is older is given up. */
export function draftsSince(clock: Clock): Temporal.Instant {
  return clock.now().subtract({ hours: LIFETIME_IN_HOURS });
}

/** The calls about purchases that were begun and are gone on with elsewhere. */
export function createPurchaseDraftHandlers({
  repository,
  clock,
}: {
  repository: PurchaseDraftsRepository;
  clock: Clock;
}): Pick<DomainHandlers<"order">, "keepPurchaseDraft" | "listPurchaseDrafts" | "forgetPurchaseDraft"> {
  return {
    keepPurchaseDraft: async ({ params, body }, { caller }) => {
      const { identityId } = caller;
      const { promoCode = null, ...settled } = body;
      await repository.keep({ identityId, ...params, ...settled, promoCode, keptAt: clock.now() });
      await repository.keepNewest(identityId, MOST_AT_ONCE);
      return done(undefined);
    },

    listPurchaseDrafts: async (_request, { caller }) => {
      const rows = await repository.list(caller.identityId, draftsSince(clock));
      return done({
        purchaseDrafts: rows.map(({ draft, offerName }) => {
          const { identityId: _owner, promoCode, keptAt, ...settled } = draft;
          return {
            ...settled,
            ...(promoCode !== null && { promoCode }),
            offerName,
            keptAt: keptAt.toString(),
          };
        }),
      });
    },

    forgetPurchaseDraft: async ({ params }, { caller }) => {
      await repository.forget(caller.identityId, params.flowName);
      return done(undefined);
    },
  };
}
