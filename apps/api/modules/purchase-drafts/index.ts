import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createPurchaseDraftsRepository } from "./purchase-drafts-repository.ts";
import { createPurchaseDraftHandlers, draftsSince, type PurchaseDraftHandlers } from "./routes.ts";

/** Purchases that somebody has begun and not finished. */
export interface PurchaseDrafts extends Module {
  handlers: PurchaseDraftHandlers;
}

export function createPurchaseDrafts({ clock, database }: Platform): PurchaseDrafts {
  const repository = createPurchaseDraftsRepository(database);
  return {
    handlers: createPurchaseDraftHandlers({ repository, clock }),
    wipe: (identityId) => repository.forgetAllOf(identityId),
    removeExpired: () => repository.removeExpired(draftsSince(clock)),
  };
}
