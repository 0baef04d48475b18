import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createCustomerLookupRepository } from "./customer-lookup-repository.ts";
import { createLookUpCustomer } from "./look-up-customer.ts";
import { createCustomerLookupHandlers } from "./routes.ts";

/** The lookup of customers by what they know about themselves. */
export interface CustomerLookup extends Module {
  handlers: Pick<DomainHandlers<"legacy">, "lookUpCustomer" | "recallCustomerLookup">;
}

export function createCustomerLookup(
  { clock, database, limits }: Platform,
  { identities, books }: { identities: Identities; books: Pick<Books, "profiles"> },
): CustomerLookup {
  const repository = createCustomerLookupRepository(database);
  const { profiles } = books;
  const lookUp = createLookUpCustomer({ repository, identities, profiles, limits, clock });
  return {
    handlers: createCustomerLookupHandlers(lookUp),
    wipe: (identityId) => repository.remove(identityId),
    removeExpired: () => repository.removeExpired(clock.realNow()),
  };
}
