import type { Accounts } from "#modules/accounts/index.ts";
import type { Authentication } from "#modules/authentication/index.ts";
import type { Billing } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { LegacyBilling } from "#modules/legacy-billing/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { TargetedLinks } from "#modules/targeted-links/index.ts";
import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import { canSendTexts } from "#platform/can-send-texts.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type AccountHolders, createAccountHolders } from "./account-holders.ts";
import { createImportAccounts, type ImportAccounts } from "./import-account.ts";
import { createLegacyAccountsRepository, type LegacyAccountRow } from "./legacy-accounts-repository.ts";
import { createLegacyAccountHandlers, type LegacyAccountHandlers } from "./routes.ts";
import { createRegisterAccount, type RegisterAccount } from "./register-account.ts";
import { createContinuityCalls } from "./service-continuity/continuity-calls.ts";
import { createOwnPlans } from "./service-continuity/own-plans.ts";
import { createShowAccount } from "./show/show-account.ts";
import { createShowAccountNonPii } from "./show/show-account-non-pii.ts";

export type { AccountHolder, AccountHolders } from "./account-holders.ts";
export { decideLegacySignIn } from "./decide-legacy-sign-in.ts";
export type { LegacyAccountRow };

/** Accounts as the legacy system has them: by a number, with or without somebody who can sign in. */
export interface LegacyAccounts extends Module {
  handlers: LegacyAccountHandlers;
  find(identityId: string): Promise<LegacyAccountRow | undefined>;
  close(identityId: string): Promise<void>;
  holders: AccountHolders;
  imports: ImportAccounts;
  /** Whether an account that was found has no sign-in yet and can be given one. */
  isRegistrationOpen: RegisterAccount["isOpen"];
}

export interface LegacyAccountNeeds {
  accounts: Accounts;
  authentication: Authentication;
  billing: Pick<Billing, "findPayerByNumber">;
  books: Pick<Books, "profiles">;
  identities: Identities;
  legacyBilling: Pick<LegacyBilling, "showBillingStatus">;
  radios: Radios;
  subscriptions: Pick<Subscriptions, "find" | "givePaid" | "list" | "listShown">;
  targetedLinks: Pick<TargetedLinks, "identify">;
  visitorProofs: VisitorProofs;
}

export function createLegacyAccounts(platform: Platform, needs: LegacyAccountNeeds): LegacyAccounts {
  const { clock, config, database, limits, log } = platform;
  const { profiles } = needs.books;
  const { showBillingStatus } = needs.legacyBilling;
  const repository = createLegacyAccountsRepository(database);
  const holders = createAccountHolders({ ...needs, repository, profiles });
  const registration = createRegisterAccount({ ...needs, holders, canText: canSendTexts(config), log });
  return {
    handlers: createLegacyAccountHandlers({
      repository,
      showAccount: createShowAccount({ ...needs, holders, profiles, showBillingStatus, clock }),
      showAccountNonPii: createShowAccountNonPii({ ...needs, showBillingStatus }),
      registration,
      continuityCalls: createContinuityCalls({
        ...needs,
        ownPlans: createOwnPlans({ ...needs, holders }),
        found: needs.radios.found,
        limits,
      }),
      setStreamingCredentials: needs.identities.handlers.setStreamingCredentials,
    }),
    find: repository.find,
    close: repository.close,
    holders,
    imports: createImportAccounts({ ...needs, repository, database, clock }),
    isRegistrationOpen: registration.isOpen,
    wipe: repository.remove,
  };
}
