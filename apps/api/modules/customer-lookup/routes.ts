import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { CustomerLookups } from "./look-up-customer.ts";

/** The calls that find a customer by what they know about themselves. */
export function createCustomerLookupHandlers({
  lookUp,
  recall,
}: CustomerLookups): Pick<DomainHandlers<"legacy">, "lookUpCustomer" | "recallCustomerLookup"> {
  return {
    lookUpCustomer: ({ body }, context) => lookUp(body, context),
    recallCustomerLookup: ({ body }, context) => recall(body.token, context),
  };
}
