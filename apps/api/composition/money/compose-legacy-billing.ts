import {
  type BalancesRepository,
  createHistoryRepository,
  createInvoicesRepository,
  createListHistory,
  type createRedeemGiftCard,
  findNextBill,
  type PayRepository,
  type ProfilesRepository,
  type ShowGiftCard,
} from "#modules/billing/index.ts";
import {
  createLegacyBillingHandlers,
  createListBillingActivity,
  createRedeemShownGiftCard,
  createShowBillingStatus,
  createTellGiftCard,
} from "#modules/legacy-billing/index.ts";
import { createListSubscriptionsToBill, type SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { Platform } from "#platform/platform.ts";

/** Wires the legacy calls about money onto the books that there are now. */
export function composeLegacyBilling(
  { clock, database }: Platform,
  parts: {
    showGiftCard: ShowGiftCard;
    redeemGiftCard: ReturnType<typeof createRedeemGiftCard>;
    profiles: ProfilesRepository;
    subscriptions: SubscriptionsRepository;
    owing: PayRepository;
    balances: BalancesRepository;
  },
) {
  const { balances } = parts;
  const listHistory = createListHistory(createHistoryRepository(database));
  const listToBill = createListSubscriptionsToBill(parts.subscriptions, clock);
  return createLegacyBillingHandlers({
    tellGiftCard: createTellGiftCard(parts.showGiftCard),
    redeemShownGiftCard: createRedeemShownGiftCard(parts),
    listBillingActivity: createListBillingActivity({
      invoices: createInvoicesRepository(database),
      listHistory,
      clock,
    }),
    showBillingStatus: createShowBillingStatus({
      ...parts,
      listHistory,
      findNextBill: async (identityId) =>
        findNextBill(await listToBill(identityId), await balances.listOf(identityId)),
      clock,
    }),
  });
}
