import {
  createHistoryRepository,
  createInvoicesRepository,
  createListHistory,
  type createRedeemGiftCard,
  type ShowGiftCard,
} from "../../modules/billing/index.ts";
import {
  createLegacyBillingHandlers,
  createListBillingActivity,
  createRedeemShownGiftCard,
  createTellGiftCard,
} from "../../modules/legacy-billing/index.ts";
import type { Platform } from "../../platform/platform.ts";

/** Wires the legacy calls about money onto the books that there are now. */
export function composeLegacyBilling(
  { clock, database }: Platform,
  gifts: { showGiftCard: ShowGiftCard; redeemGiftCard: ReturnType<typeof createRedeemGiftCard> },
) {
  return createLegacyBillingHandlers({
    tellGiftCard: createTellGiftCard(gifts.showGiftCard),
    redeemShownGiftCard: createRedeemShownGiftCard(gifts),
    listBillingActivity: createListBillingActivity({
      invoices: createInvoicesRepository(database),
      listHistory: createListHistory(createHistoryRepository(database)),
      clock,
    }),
  });
}
