import {
  createDeclineLimits,
  createPaymentsRepository,
  createProfilesRepository,
  createSaveCard,
  createSettleAbandonedPayments,
  type Payment,
} from "../modules/billing/index.ts";
import { createFindPlan, createSubscriptionsRepository } from "../modules/subscriptions/index.ts";
import type { MintTargetedLinks } from "../modules/targeted-links/index.ts";
import type { PersonalTime } from "../platform/personal-time.ts";
import type { Platform } from "../platform/platform.ts";
import type { ChargeOutcome } from "../providers/card-processor/card-processor.ts";
import { composeLegacyBilling } from "./money/compose-legacy-billing.ts";
import { composeOrders, type OrderProviders } from "./money/compose-orders.ts";
import type { composeGuests } from "./money/compose-guests.ts";
import { composePay } from "./money/compose-pay.ts";
import { composeProfiles } from "./money/compose-profiles.ts";
import { composeSubscriptions } from "./money/compose-subscriptions.ts";
import { composeRenewals } from "./compose-renewals.ts";
import { composeProcessor } from "./money/compose-processor.ts";

type Settle = (payment: Payment, outcome: ChargeOutcome) => Promise<void>;

/** Makes a payment final in the way of what it is for, at the time of whose it is. */
function settleBy(ways: Record<Payment["purpose"], Settle>, time: PersonalTime): Settle {
  return (payment, outcome) => time.run(payment.identityId, () => ways[payment.purpose](payment, outcome));
}

interface BillingProviders extends OrderProviders {
  targetedLinks: { mint: MintTargetedLinks };
  guests: ReturnType<typeof composeGuests>;
}

/** Wires what has to do with money: profiles, cards, orders, bills and subscriptions. */
export function composeBilling(platform: Platform, providers: BillingProviders) {
  const { clock, database, limits, jobs } = platform;
  const { cardProcessor, identities } = providers;
  const profiles = createProfilesRepository(database);
  const payments = createPaymentsRepository(database);
  const subscriptions = createSubscriptionsRepository(database);
  const declines = createDeclineLimits(limits);

  const forgetCard = (paymentMethodId: string) => jobs.send("forget-card", { paymentMethodId });
  const saveCard = createSaveCard(cardProcessor, declines, forgetCard);
  const { numberAccount } = providers.guests;
  const mintLinks = providers.targetedLinks.mint;
  const renewals = composeRenewals(platform, { cardProcessor, payments, profiles, identities, mintLinks });
  const pay = composePay(platform, {
    cardProcessor,
    payments,
    profiles,
    declines,
    saveCard,
    numberAccount,
    goOn: renewals.goOnAfterPayment,
    lockSubscription: renewals.locks.lock,
  });
  const ways = {
    renewal: renewals.settleBillPayment,
    balance: pay.settlePayment,
    order: (payment: Payment, outcome: ChargeOutcome) => orders.settlePayment(payment, outcome),
  };
  const settle = settleBy(ways, platform.personalTime);
  const processor = composeProcessor(platform, { cardProcessor, payments, profiles, settle });
  const orders = composeOrders(platform, {
    giftCards: pay.giftCards,
    ...providers,
    payments,
    profiles,
    subscriptions,
    declines,
    renewals,
    refundReservations: processor.refundReservations,
    finishRefund: processor.finishRefund,
  });

  return {
    handlers: {
      order: orders.handlers,
      billing: {
        ...composeProfiles(platform, {
          identities,
          cardProcessor,
          payments,
          profiles,
          subscriptions,
          saveCard,
          numberAccount,
          forgetCard,
          disputes: processor.disputes,
        }),
        ...pay.billingHandlers,
        ...providers.guests.handlersWith({ profiles, saveCard, forgetCard, pay }),
      },
      giftcard: pay.giftcardHandlers,
      legacy: composeLegacyBilling(platform, {
        showGiftCard: pay.giftCards.showGiftCard,
        redeemGiftCard: pay.redeemGiftCard,
      }),
      subscription: composeSubscriptions(platform, { repository: subscriptions, renewals }),
    },
    settleAbandonedPayments: createSettleAbandonedPayments({ payments, cardProcessor, settle, clock }),
    renewals,
    eligibility: orders.eligibility,
    findOrder: orders.findOrder,
    findPlan: createFindPlan(subscriptions),
    processor,
    giftCards: pay.giftCards,
    forgetCard: (card: { paymentMethodId: string }) => cardProcessor.removeCard(card),
  };
}
