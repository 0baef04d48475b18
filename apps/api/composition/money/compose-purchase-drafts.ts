import {
  createPurchaseDraftHandlers,
  createPurchaseDraftsRepository,
  draftsSince,
} from "#modules/purchase-drafts/index.ts";
import type { Platform } from "#platform/platform.ts";

/** Wires the purchases that somebody has begun and not finished. */
export function composePurchaseDrafts({ clock, database }: Platform) {
  const repository = createPurchaseDraftsRepository(database);
  return {
    handlers: createPurchaseDraftHandlers({ repository, clock }),
    wipe: (identityId: string) => repository.forgetAllOf(identityId),
    removeExpired: () => repository.removeExpired(draftsSince(clock)),
  };
}
