import type { IdentitiesRepository } from "#modules/identities/index.ts";
import type { Platform } from "#platform/platform.ts";
import { composeGuests } from "../money/compose-guests.ts";
import { composeCustomerLookup } from "./compose-customer-lookup.ts";
import { composeTargetedLinks } from "./compose-targeted-links.ts";

/** Wires what can be done about an account without a sign-in, by those who know something of it. */
export function composeVisitors(platform: Platform, identities: IdentitiesRepository) {
  const lookup = composeCustomerLookup(platform, identities);
  const targetedLinks = composeTargetedLinks(platform, identities);
  const guests = composeGuests(platform);
  const parts = [lookup, targetedLinks, guests];
  return {
    lookup,
    targetedLinks,
    guests,
    wipe: async (identityId: string) => {
      for (const part of parts) await part.wipe(identityId);
    },
    removeExpired: async () => {
      for (const part of parts) await part.removeExpired();
    },
  };
}
