import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { LookUpByEmail } from "./look-up-by-email.ts";
import type { CustomerLookups } from "./look-up-customer.ts";
import type { VerifyAccount } from "./verify-account.ts";

export type CustomerLookupHandlers = Pick<
  DomainHandlers<"legacy">,
  "lookUpCustomer" | "recallCustomerLookup" | "verifyAccount" | "lookUpCustomerByEmail"
>;

/** The calls that find a customer by what they know about themselves. */
export function createCustomerLookupHandlers({
  lookUp,
  recall,
  verifyAccount,
  lookUpByEmail,
}: CustomerLookups & { verifyAccount: VerifyAccount; lookUpByEmail: LookUpByEmail }): CustomerLookupHandlers {
  return {
    lookUpCustomer: ({ body }, context) => lookUp(body, context),
    recallCustomerLookup: ({ body }, context) => recall(body.token, context),
    verifyAccount: ({ body }, context) => verifyAccount(body, context),
    lookUpCustomerByEmail: ({ body }, context) => lookUpByEmail(body, context),
  };
}
