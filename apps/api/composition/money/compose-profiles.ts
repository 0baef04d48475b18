import {
  createBalancesRepository,
  createBillHandlers,
  createHistoryRepository,
  createInvoicesRepository,
  createIssueSetupToken,
  createListHistory,
  createMethodHandlers,
  createProfileHandlers,
  createRemovePaymentMethod,
  createUpdatePaymentMethod,
  createValidateAddress,
  type NumberAccount,
  type PaymentsRepository,
  type ProfilesRepository,
  type SaveCard,
} from "#modules/billing/index.ts";
import {
  createListPaidPlans,
  createListSubscriptionsToBill,
  createMoveSubscriptions,
  createMovesRepository,
  type SubscriptionsRepository,
} from "#modules/subscriptions/index.ts";
import type { IdentitiesRepository } from "#modules/identities/index.ts";
import type { Platform } from "#platform/platform.ts";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";

/** Wires who is billed, with which cards, and what they are shown of it. */
export function composeProfiles(
  platform: Platform,
  parts: {
    cardProcessor: CardProcessor;
    addressValidator: AddressValidator;
    payments: PaymentsRepository;
    identities: Pick<IdentitiesRepository, "find" | "assumeLanguage">;
    profiles: ProfilesRepository;
    subscriptions: SubscriptionsRepository;
    saveCard: SaveCard;
    numberAccount: NumberAccount;
    forgetCard: (paymentMethodId: string) => Promise<void>;
    disputes: Parameters<typeof createProfileHandlers>[0]["disputes"];
  },
) {
  const { brands, clock, database, limits, secrets } = platform;
  const { cardProcessor, payments, profiles: repository, subscriptions, forgetCard } = parts;
  const listHistory = createListHistory(createHistoryRepository(database));
  const balances = createBalancesRepository(database);
  const listToBill = createListSubscriptionsToBill(subscriptions, clock);
  const listPaidPlans = createListPaidPlans(subscriptions);
  return {
    ...createProfileHandlers({
      repository,
      database,
      clock,
      secrets,
      saveCard: parts.saveCard,
      people: parts.identities,
      disputes: parts.disputes,
      listPaidPlans,
      listToBill,
      movePaidPlans: createMoveSubscriptions({ repository: createMovesRepository(database), clock }),
      balances,
      issueSetupToken: createIssueSetupToken(limits, cardProcessor),
      validateAddress: createValidateAddress({ addressValidator: parts.addressValidator, limits }),
    }),
    ...createMethodHandlers({
      repository,
      database,
      clock,
      listHistory,
      updatePaymentMethod: createUpdatePaymentMethod({ repository, cardProcessor, clock }),
      removePaymentMethod: createRemovePaymentMethod({
        repository,
        payments,
        database,
        clock,
        listPaidPlans,
        forgetCard,
      }),
    }),
    ...createBillHandlers({
      invoices: createInvoicesRepository(database),
      profiles: repository,
      balances,
      clock,
      brandTo: async (identityId) => brands.named((await parts.identities.find(identityId))?.brand ?? ""),
      listHistory,
      listSubscriptionsToBill: listToBill,
      numberAccount: parts.numberAccount,
    }),
  };
}
