import { createProfilesRepository } from "#modules/billing/index.ts";
import {
  createCustomerLookup,
  createCustomerLookupHandlers,
  createCustomerLookupRepository,
} from "#modules/customer-lookup/index.ts";
import type { IdentitiesRepository } from "#modules/identities/index.ts";
import type { Platform } from "#platform/platform.ts";

/** Wires the lookup of customers by what they know about themselves. */
export function composeCustomerLookup(
  { clock, database, limits }: Platform,
  identities: IdentitiesRepository,
) {
  const repository = createCustomerLookupRepository(database);
  const profiles = createProfilesRepository(database);
  const lookups = createCustomerLookup({ repository, identities, profiles, limits, clock });
  return {
    handlers: createCustomerLookupHandlers(lookups),
    wipe: (identityId: string) => repository.remove(identityId),
    removeExpired: () => repository.removeExpired(clock.realNow()),
  };
}
