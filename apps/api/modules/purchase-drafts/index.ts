import type { Gifts } from "#modules/gifts/index.ts";
import type { Offers } from "#modules/offers/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createPurchaseDraftsRepository } from "./purchase-drafts-repository.ts";
import { createKeptRadios } from "./kept-radios.ts";
import { createPurchaseDraftHandlers, draftsSince, type PurchaseDraftHandlers } from "./routes.ts";

/** Purchases that somebody has begun and not finished. */
export interface PurchaseDrafts extends Module {
  handlers: PurchaseDraftHandlers;
}

export function createPurchaseDrafts(
  { clock, database }: Platform,
  needs: {
    offers: Offers;
    subscriptions: Subscriptions;
    gifts: Gifts;
    radios: Pick<Radios, "find" | "found">;
  },
): PurchaseDrafts {
  const repository = createPurchaseDraftsRepository(database, needs);
  return {
    handlers: createPurchaseDraftHandlers({
      repository,
      namesOf: needs.offers.namesOf,
      keptRadios: createKeptRadios(needs.radios),
      clock,
    }),
    wipe: (identityId) => repository.forgetAllOf(identityId),
    removeExpired: () => repository.removeExpired(draftsSince(clock)),
  };
}
