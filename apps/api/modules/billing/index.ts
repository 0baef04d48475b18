import type { Gifts } from "#modules/gifts/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Orders } from "#modules/orders/index.ts";
import type { Renewals } from "#modules/renewals/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import { createAccountCalls } from "./account-calls.ts";
import { type Books, openBooks } from "./books.ts";
import { createGiftCards, type GiftCards } from "./gift-cards.ts";
import { createRegisterGiftCard } from "./gift-cards/register-gift-card.ts";
import type { RedeemGiftCard } from "./gift-cards/redeem-gift-card.ts";
import { createGiftCardHandlers } from "./gift-cards/routes.ts";
import { createGuests } from "./guests/guests.ts";
import { createGuestsRepository } from "./guests/guests-repository.ts";
import { createNumberAccount } from "./guests/number-account.ts";
import { createHistoryRepository } from "./history/history-repository.ts";
import { createListHistory, type ListHistory } from "./history/list-history.ts";
import { createPaying } from "./paying.ts";
import { type ChargeSpine, createChargeSpine, type SettleCharge } from "./payments/run-charge.ts";
import { createForgetCard } from "./payments/forget-card.ts";
import type { Payment } from "./payments/payments-repository.ts";
import { createSettleAbandonedPayments } from "./payments/settle-abandoned-payments.ts";
import { createProcessorDesk, type ProcessorDesk } from "./processor-desk.ts";
import { type AddPaymentMethod, createAddPaymentMethod } from "./profiles/add-payment-method.ts";
import { createIssueSetupToken } from "./profiles/issue-setup-token.ts";
import {
  createDeclineLimits,
  createSaveCard,
  type DeclineLimits,
  type ForgetCard,
} from "./profiles/save-card.ts";

export type { BalancesRepository } from "./balances/balances-repository.ts";
export {
  balances,
  billingProfiles,
  invoices,
  ledgerEntries,
  paymentMethods,
  payments,
} from "./billing-tables.ts";
export type { Books } from "./books.ts";
export type { GiftCards } from "./gift-cards.ts";
export type { GiftCardHolds } from "./gift-cards/hold-gift-card.ts";
export type { IssuedGiftCard } from "./gift-cards/issue-gift-card.ts";
export { availableInCents } from "./gift-cards/decide-gift-card.ts";
export type { RedeemGiftCard } from "./gift-cards/redeem-gift-card.ts";
export type { GiftCardInHand, ShowGiftCard } from "./gift-cards/show-gift-card.ts";
export type { GiftCardVoids } from "./gift-cards/void-gift-card.ts";
export type { ListHistory } from "./history/list-history.ts";
export { amountDueInCents, serializeInvoice } from "./invoices/serialize-invoice.ts";
export { isFor, type InvoiceRow, type InvoicesRepository } from "./invoices/invoices-repository.ts";
export { balanceEntries, billEntries, contestedEntries, paymentEntries } from "./ledger/bill-entries.ts";
export type { LedgerRepository } from "./ledger/ledger-repository.ts";
export { type LedgerEntry, ledgerRows, ledgerTransaction } from "./ledger/ledger-rows.ts";
export { findNextBill, type SubscriptionToBill } from "./next-bill.ts";
export { logParity } from "./parity/log-parity.ts";
export { decideMethod } from "./pay/decide-payment.ts";
export type { PayRepository } from "./pay/pay-repository.ts";
export type { Payment, PaymentsRepository } from "./payments/payments-repository.ts";
export type { ChargeSpine, DecidedCharge, SettleCharge } from "./payments/run-charge.ts";
export { chargeKeyOf, leaseFrom, startPayment } from "./payments/start-payment.ts";
export type { ProcessorDesk } from "./processor-desk.ts";
export type { AddPaymentMethod } from "./profiles/add-payment-method.ts";
export type { PaymentMethodRow } from "./profiles/methods-repository.ts";
export type { BillingProfileRow, ProfilesRepository } from "./profiles/profiles-repository.ts";
export type { DeclineLimits } from "./profiles/save-card.ts";
export { FOR_CANCELLATION, refundOf } from "./refunds/refund-of.ts";
export type { RefundReservationsRepository } from "./refunds/refund-reservations-repository.ts";
export type { Refund } from "./refunds/refunds-repository.ts";
export { refundTotals } from "./refunds/refunds-tables.ts";
export { storeCharge, type StoredCharge, serializeCharge, serializeLines } from "./stored-charge.ts";
export { registerWebhookRoute, WEBHOOK_PATH } from "./webhooks/routes.ts";

/** Who is billed, with which cards, what they owe and have paid, and what the card processor says of it. */
export interface Billing extends Books, Module {
  handlers: {
    billing: DomainHandlers<"billing">;
    giftcard: Pick<DomainHandlers<"giftcard">, "registerGiftCard">;
  };
  processor: ProcessorDesk;
  giftCards: GiftCards;
  declines: DeclineLimits;
  charges: ChargeSpine;
  addPaymentMethod: AddPaymentMethod;
  redeemGiftCard: RedeemGiftCard;
  listHistory: ListHistory;
  /** First and last names that a person is billed under. */
  findNames(identityId: string): Promise<readonly string[]>;
  forgetCard(card: { paymentMethodId: string }): Promise<void>;
  settleAbandonedPayments(): Promise<unknown>;
}

export interface BillingNeeds {
  cardProcessor: CardProcessor;
  addressValidator: AddressValidator;
  identities: Pick<Identities, "find" | "assumeLanguage">;
  subscriptions: Pick<Subscriptions, "listToBill" | "listPaidPlans" | "move">;
  /** Made after billing, which they pay by; asked only while something is paid or settled. */
  renewals: () => Pick<Renewals, "goOnAfterPayment" | "locks" | "settleBillPayment">;
  orders: () => Pick<Orders, "settlePayment">;
  gifts: () => Pick<Gifts, "settlePayment" | "contest">;
}

export function createBilling(platform: Platform, needs: BillingNeeds): Billing {
  const { clock, database, jobs, limits, secrets } = platform;
  const { cardProcessor, renewals } = needs;
  const books = openBooks(database);
  const { payments, profiles: repository } = books;
  const declines = createDeclineLimits(limits);
  const forgetCard: ForgetCard = (paymentMethodId, options) =>
    jobs.send("forget-card", { paymentMethodId }, options);
  const saveCard = createSaveCard(cardProcessor, declines, forgetCard);
  const guests = createGuestsRepository(database);
  const giftCards = createGiftCards(platform, books);
  const addPaymentMethod = createAddPaymentMethod({ repository, database, clock, secrets, saveCard });
  const cards = {
    cardProcessor,
    charges: createChargeSpine({ cardProcessor, payments, declines, clock }),
    declines,
    addPaymentMethod,
    saveCard,
    forgetCard,
    numberAccount: createNumberAccount(guests),
    issueSetupToken: createIssueSetupToken(limits, cardProcessor),
    listHistory: createListHistory(createHistoryRepository(database)),
  };
  const paying = createPaying(platform, {
    ...cards,
    books,
    giftCards,
    goOn: (...paid) => renewals().goOnAfterPayment(...paid),
    lockSubscription: (...plan) => renewals().locks.lock(...plan),
  });
  const settle = settleBy(platform, needs, paying.settlePayment);
  const processor = createProcessorDesk(platform, {
    ...cards,
    books,
    settle,
    onDispute: async (payment, dispute) => {
      if (payment.purpose !== "gift") return;
      await platform.personalTime.run(payment.identityId, () => needs.gifts().contest(payment, dispute));
    },
  });
  const visitors = createGuests(platform, { ...cards, books, repository: guests, pay: paying.pay });
  const giftCardHandlers = createGiftCardHandlers({
    registerGiftCard: createRegisterGiftCard(giftCards.show),
    redeemGiftCard: paying.redeemGiftCard,
  });
  return {
    ...books,
    handlers: {
      billing: {
        ...createAccountCalls(platform, { ...needs, ...cards, books, disputes: processor.disputes }),
        ...giftCardHandlers.billing,
        ...paying.handlers,
        ...visitors.handlers,
      },
      giftcard: giftCardHandlers.giftcard,
    },
    processor,
    giftCards,
    declines,
    charges: cards.charges,
    addPaymentMethod,
    redeemGiftCard: paying.redeemGiftCard,
    listHistory: cards.listHistory,
    findNames: async (identityId) => {
      const profile = await repository.findDefault(identityId);
      return profile === undefined ? [] : [profile.firstName, profile.lastName];
    },
    forgetCard: createForgetCard({ database, payments, cardProcessor }),
    settleAbandonedPayments: createSettleAbandonedPayments({ ...cards, payments, settle, clock }),
    wipe: visitors.wipe,
    removeExpired: async () => {
      for (const part of [visitors, processor, giftCards]) await part.removeExpired();
    },
  };
}

/** Makes a payment final in the way of what it is for, at the time of whose it is. */
function settleBy(
  { personalTime }: Platform,
  { renewals, orders, gifts }: BillingNeeds,
  settleBalance: SettleCharge,
): SettleCharge {
  const ways: Record<Payment["purpose"], SettleCharge> = {
    renewal: (...decided) => renewals().settleBillPayment(...decided),
    balance: settleBalance,
    order: (...decided) => orders().settlePayment(...decided),
    gift: (...decided) => gifts().settlePayment(...decided),
  };
  return (payment, decided) =>
    personalTime.run(payment.identityId, () => ways[payment.purpose](payment, decided));
}
