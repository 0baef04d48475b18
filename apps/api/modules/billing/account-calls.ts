import type { Identities } from "#modules/identities/index.ts";
import type { JoinedAccounts } from "#modules/joined-accounts/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Platform } from "#platform/platform.ts";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { NumberAccount } from "./guests/number-account.ts";
import type { ListHistory } from "./bills/list-history.ts";
import { createFindAddressStatus } from "./profiles/address/find-address-status.ts";
import { createSuggestAddresses } from "./profiles/address/suggest-addresses.ts";
import { createValidateAddress } from "./profiles/address/validate-address.ts";
import type { IssueSetupToken } from "./profiles/issue-setup-token.ts";
import { createMethodHandlers, type MethodHandlers } from "./profiles/method-handlers.ts";
import { createRemovePaymentMethod } from "./profiles/remove-payment-method.ts";
import { createProfileHandlers, type ProfileHandlers } from "./profiles/routes.ts";
import type { Books } from "#modules/books/index.ts";
import { createUpdatePaymentMethod } from "./profiles/update-payment-method.ts";
import { type BillHandlers, createBillHandlers } from "./bills/routes.ts";

export interface AccountCallNeeds {
  books: Books;
  cardProcessor: CardProcessor;
  addressValidator: AddressValidator;
  identities: Pick<Identities, "find" | "assumeLanguage">;
  subscriptions: Pick<Subscriptions, "listToBill" | "listPaidPlans" | "move">;
  issueSetupToken: IssueSetupToken;
  listHistory: ListHistory;
  numberAccount: NumberAccount;
  joinedAccounts: () => Pick<JoinedAccounts, "listPayers">;
}

/** The calls about who is billed, with which cards, and what they are shown of it. */
export function createAccountCalls(
  platform: Platform,
  needs: AccountCallNeeds,
): ProfileHandlers & MethodHandlers & BillHandlers {
  const { brands, clock, database, limits, secrets } = platform;
  const { addressValidator, books, cardProcessor, identities, subscriptions, listHistory, numberAccount } =
    needs;
  const { balances, invoices, payments, profiles: repository, saveCard, forgetCard } = books;
  const { listPaidPlans, listToBill } = subscriptions;
  const kept = { repository, database, clock };
  return {
    ...createProfileHandlers({
      ...kept,
      addPaymentMethod: books.addPaymentMethod,
      disputes: books.disputes,
      issueSetupToken: needs.issueSetupToken,
      saveCard,
      secrets,
      people: identities,
      listPaidPlans,
      listToBill,
      movePaidPlans: subscriptions.move,
      balances,
      findAddressStatus: createFindAddressStatus({ addressValidator }),
      validateAddress: createValidateAddress({ addressValidator, limits }),
      suggestAddresses: createSuggestAddresses({ addressValidator, limits }),
    }),
    ...createMethodHandlers({
      ...kept,
      listHistory,
      updatePaymentMethod: createUpdatePaymentMethod({ repository, cardProcessor, clock }),
      removePaymentMethod: createRemovePaymentMethod({ ...kept, payments, listPaidPlans, forgetCard }),
    }),
    ...createBillHandlers({
      invoices,
      profiles: repository,
      balances,
      clock,
      brandTo: async (identityId) => brands.named((await identities.find(identityId))?.brand ?? ""),
      listHistory,
      listSubscriptionsToBill: listToBill,
      numberAccount,
      listPayers: (identityId) => needs.joinedAccounts().listPayers(identityId),
    }),
  };
}
