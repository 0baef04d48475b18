import { type Billing, findNextBill } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { JoinedAccounts } from "#modules/joined-accounts/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createMakePayment } from "./make-payment.ts";
import { createUpdateEbillEnrollment } from "./update-ebill-enrollment.ts";
import { createUpdatePaymentInfo } from "./update-payment-info.ts";
import { createListBillingActivity } from "./list-billing-activity.ts";
import { createRedeemShownGiftCard } from "./redeem-shown-gift-card.ts";
import { createLegacyBillingHandlers, type LegacyBillingHandlers } from "./routes.ts";
import { createShowBillingStatus, type ShowBillingStatus } from "./show-billing-status.ts";
import { createDescribeGiftCard } from "./describe-gift-card.ts";

export { cardInLegacyWords } from "./card-in-legacy-words.ts";

/** The legacy calls about money, answered from the books that there are now. */
export interface LegacyBilling extends Module {
  handlers: LegacyBillingHandlers;
  showBillingStatus: ShowBillingStatus;
}

export function createLegacyBilling(
  { clock }: Platform,
  needs: {
    billing: Billing;
    books: Books;
    /** Made after these calls; asked only while one is answered. */
    joinedAccounts: () => Pick<JoinedAccounts, "listPayers">;
    radios: Radios;
    subscriptions: Subscriptions;
  },
): LegacyBilling {
  const { billing, books, joinedAccounts, radios, subscriptions } = needs;
  const { balances, giftCards, invoices, owing, profiles } = books;
  const { listHistory, redeemGiftCard } = billing;
  const handlers = billing.handlers.billing;
  const { payWithProfile, updateBillingProfile } = handlers;
  return {
    handlers: createLegacyBillingHandlers({
      makePayment: createMakePayment({ owing, profiles, payWithProfile }),
      updatePaymentInfo: createUpdatePaymentInfo({ profiles, handlers }),
      updateEbillEnrollment: createUpdateEbillEnrollment({ profiles, updateBillingProfile }),
      describeGiftCard: createDescribeGiftCard(giftCards.show),
      redeemShownGiftCard: createRedeemShownGiftCard({ showGiftCard: giftCards.show, redeemGiftCard }),
      listBillingActivity: createListBillingActivity({
        invoices,
        listHistory,
        radios,
        joinedAccounts,
        clock,
      }),
    }),
    showBillingStatus: createShowBillingStatus({
      balances,
      listHistory,
      owing,
      profiles,
      findNextBill: async (identityId) =>
        findNextBill(await subscriptions.listToBill(identityId), await balances.listOf(identityId)),
      clock,
    }),
  };
}
