import {
  createDeclineLimits,
  createForgetCard,
  createPaymentsRepository,
  createProfilesRepository,
  createSaveCard,
  createSettleAbandonedPayments,
  type ForgetCard,
  type Payment,
} from "#modules/billing/index.ts";
import { createFindPlan, createSubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { MintTargetedLinks } from "#modules/targeted-links/index.ts";
import type { PersonalTime } from "#platform/personal-time.ts";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";
import type { Platform } from "#platform/platform.ts";
import type { ChargeOutcome } from "#providers/card-processor/card-processor.ts";
import { composeGifts } from "./gifts/compose-gifts.ts";
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
  addressValidator: AddressValidator;
}

/** Wires what has to do with money: profiles, cards, orders, bills and subscriptions. */
export function composeBilling(platform: Platform, providers: BillingProviders) {
  const { clock, database, limits, jobs } = platform;
  const { addressValidator, cardProcessor, identities } = providers;
  const profiles = createProfilesRepository(database);
  const payments = createPaymentsRepository(database);
  const subscriptions = createSubscriptionsRepository(database);
  const declines = createDeclineLimits(limits);

  const forgetCard: ForgetCard = (paymentMethodId, options) =>
    jobs.send("forget-card", { paymentMethodId }, options);
  const saveCard = createSaveCard(cardProcessor, declines, forgetCard);
  const { numberAccount } = providers.guests;
  const parts = { cardProcessor, identities, payments, profiles, declines, saveCard, numberAccount };
  const mintLinks = providers.targetedLinks.mint;
  const renewals = composeRenewals(platform, { ...parts, mintLinks });
  const pay = composePay(platform, {
    ...parts,
    forgetCard,
    goOn: renewals.goOnAfterPayment,
    lockSubscription: renewals.locks.lock,
  });
  const ways = {
    renewal: renewals.settleBillPayment,
    balance: pay.settlePayment,
    order: (payment: Payment, outcome: ChargeOutcome) => orders.settlePayment(payment, outcome),
    gift: (payment: Payment, outcome: ChargeOutcome) => gifts.settlePayment(payment, outcome),
  };
  const settle = settleBy(ways, platform.personalTime);
  const processor = composeProcessor(platform, {
    ...parts,
    settle,
    onDispute: async (payment, dispute) => {
      if (payment.purpose !== "gift") return;
      await platform.personalTime.run(payment.identityId, () => gifts.contest(payment, dispute));
    },
  });
  const { refundReservations, finishRefund, disputes } = processor;
  const { giftCards } = pay;
  const orders = composeOrders(platform, {
    ...providers,
    ...parts,
    giftCards,
    subscriptions,
    renewals,
    refundReservations,
    finishRefund,
  });
  const gifts = composeGifts(platform, { ...parts, giftCards, refundReservations, finishRefund });

  return {
    handlers: {
      order: orders.handlers,
      billing: {
        ...composeProfiles(platform, { ...parts, addressValidator, subscriptions, forgetCard, disputes }),
        ...pay.billingHandlers,
        ...providers.guests.handlersWith({ ...parts, forgetCard, pay }),
      },
      giftcard: { ...pay.giftcardHandlers, ...gifts.handlers },
      legacy: composeLegacyBilling(platform, {
        showGiftCard: pay.giftCards.showGiftCard,
        redeemGiftCard: pay.redeemGiftCard,
        profiles,
        subscriptions,
        owing: pay.owing,
        balances: pay.balances,
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
    gifts,
    forgetCard: createForgetCard({ ...parts, database }),
  };
}
