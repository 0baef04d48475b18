import type { Authentication } from "#modules/authentication/index.ts";
import type { LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createLookUpByEmail } from "./look-up-by-email.ts";
import { createLookUpCustomer } from "./look-up-customer.ts";
import { createCustomerLookupHandlers, type CustomerLookupHandlers } from "./routes.ts";
import { createVerifyAccount } from "./verify-account.ts";

/** The lookup of customers by what they know about themselves and their accounts. */
export interface CustomerLookup extends Module {
  handlers: CustomerLookupHandlers;
}

export interface CustomerLookupNeeds {
  authentication: Authentication;
  legacyAccounts: Pick<LegacyAccounts, "holders">;
  radios: Radios;
  visitorProofs: VisitorProofs;
}

export function createCustomerLookup(
  { limits, secrets }: Platform,
  needs: CustomerLookupNeeds,
): CustomerLookup {
  const { authentication, radios, visitorProofs } = needs;
  const { holders } = needs.legacyAccounts;
  const common = { holders, visitorProofs, limits };
  return {
    handlers: createCustomerLookupHandlers({
      ...createLookUpCustomer(common),
      verifyAccount: createVerifyAccount({ ...common, radios }),
      lookUpByEmail: createLookUpByEmail({ ...common, authentication, secrets }),
    }),
  };
}
