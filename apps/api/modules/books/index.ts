import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import { createDisputesRepository, type DisputesRepository } from "./disputes/disputes-repository.ts";
import { createGiftCards, type GiftCards } from "./gift-cards/gift-cards.ts";
import { type BillsRepository, createBillsRepository } from "./invoices/bills-repository.ts";
import { createInvoicesRepository, type InvoicesRepository } from "./invoices/invoices-repository.ts";
import { createJoinBooks, type JoinBooks } from "./joins/join-books.ts";
import { createJoinsRepository } from "./joins/joins-repository.ts";
import { type BalancesRepository, createBalancesRepository } from "./ledger/balances-repository.ts";
import { createLedgerRepository, type LedgerRepository } from "./ledger/ledger-repository.ts";
import { createForgetCard } from "./payments/forget-card.ts";
import { createHistoryRepository, type HistoryRepository } from "./payments/history-repository.ts";
import { createPayRepository, type PayRepository } from "./payments/pay-repository.ts";
import { createPaymentsRepository, type PaymentsRepository } from "./payments/payments-repository.ts";
import { type ChargeSpine, createChargeSpine } from "./payments/run-charge.ts";
import {
  createSettledMoneyRepository,
  type SettledMoneyRepository,
} from "./payments/settled-money-repository.ts";
import {
  createPaymentAttemptsRepository,
  type PaymentAttemptsRepository,
} from "./payments/payment-attempts-repository.ts";
import { type AddPaymentMethod, createAddPaymentMethod } from "./profiles/add-payment-method.ts";
import { type AdmitCard, createAdmitCard } from "./profiles/admit-card.ts";
import {
  createExpiringCardsRepository,
  type ExpiringCardsRepository,
} from "./profiles/expiring-cards-repository.ts";
import { createPassingCards, type PassingCards } from "./profiles/passing-cards.ts";
import { createProfilesRepository, type ProfilesRepository } from "./profiles/profiles-repository.ts";
import {
  createDeclineLimits,
  createSaveCard,
  type DeclineLimits,
  type ForgetCard,
  type SaveCard,
} from "./profiles/save-card.ts";
import { createRefunds, type Refunds } from "./refunds/refunds.ts";

export type { IssuedGiftCard } from "./gift-cards/issue-gift-card.ts";
export { availableInCents } from "./gift-cards/decide-gift-card.ts";
export type { GiftCardInHand } from "./gift-cards/show-gift-card.ts";
export { amountDueInCents, serializeInvoice } from "./invoices/serialize-invoice.ts";
export type { NewInvoice } from "./invoices/bills-repository.ts";
export type { HistoryPosition, InvoiceRow } from "./invoices/invoices-repository.ts";
export { storeCharge, type StoredCharge, serializeCharge } from "./invoices/stored-charge.ts";
export { balanceEntries, billEntries, contestedEntries, paymentEntries } from "./ledger/bill-entries.ts";
export { type LedgerEntry, ledgerTransaction } from "./ledger/ledger-rows.ts";
export { knowsKey, leaseFrom, OPEN_AT_ONCE, takeoverFrom } from "./lease.ts";
export type { StoredPayment } from "./payments/balance-payments-repository.ts";
export type { HistoryQuery } from "./payments/history-repository.ts";
export type { Payment } from "./payments/payments-repository.ts";
export type { DecidedCharge, SettleCharge } from "./payments/run-charge.ts";
export type { SettledEntry, Span } from "./payments/settled-money-repository.ts";
export { chargeKeyOf, startPayment } from "./payments/start-payment.ts";
export type { ProfileContext } from "./profiles/add-payment-method.ts";
export type { CardSpan, ExpiringCard, IsMeant } from "./profiles/expiring-cards-repository.ts";
export { decideMethod } from "./profiles/decide-method.ts";
export type { PaymentMethodRow } from "./profiles/methods-repository.ts";
export { methodOf } from "./profiles/method-of.ts";
export type { PassingCard } from "./profiles/passing-cards.ts";
export { serializePaymentMethod } from "./profiles/serialize-payment-method.ts";
export type { BillingProfileRow } from "./profiles/profiles-repository.ts";
export type { PayerKeys } from "./profiles/save-card.ts";
export { FOR_CANCELLATION, refundOf } from "./refunds/refund-of.ts";
export type { Refund } from "./refunds/refunds-repository.ts";

/** What is written down about money, and the one way to a charge: who pays, by what, what they owe and have left. */
export interface Books extends Module {
  balances: BalancesRepository;
  bills: BillsRepository;
  disputes: DisputesRepository;
  expiringCards: ExpiringCardsRepository;
  history: HistoryRepository;
  invoices: InvoicesRepository;
  joins: JoinBooks;
  ledger: LedgerRepository;
  owing: PayRepository;
  payments: PaymentsRepository;
  profiles: ProfilesRepository;
  settledMoney: SettledMoneyRepository;
  attempts: PaymentAttemptsRepository;
  giftCards: GiftCards;
  refunds: Refunds;
  charges: ChargeSpine;
  declines: DeclineLimits;
  addPaymentMethod: AddPaymentMethod;
  admitCard: AdmitCard;
  passingCards: PassingCards;
  saveCard: SaveCard;
  forgetCard: ForgetCard;
  /** What is left to do of that, when its time has come. */
  forgetCardNow(card: { paymentMethodId: string }): Promise<void>;
  /** First and last names that a person is billed under. */
  findNames(identityId: string): Promise<readonly string[]>;
}

export function createBooks(platform: Platform, { cardProcessor }: { cardProcessor: CardProcessor }): Books {
  const { clock, database, jobs, limits } = platform;
  const balances = createBalancesRepository(database);
  const disputes = createDisputesRepository(database);
  const ledger = createLedgerRepository(database);
  const owing = createPayRepository(database);
  const payments = createPaymentsRepository(database);
  const profiles = createProfilesRepository(database);
  const declines = createDeclineLimits(limits);
  const forgetCard: ForgetCard = (paymentMethodId, options) =>
    jobs.send("forget-card", { paymentMethodId }, options);
  const saveCard = createSaveCard(cardProcessor, declines, forgetCard);
  const addPaymentMethod = createAddPaymentMethod({ repository: profiles, database, clock, saveCard });
  const passingCards = createPassingCards({ profiles, payments, saveCard, forgetCard, clock });
  const giftCards = createGiftCards(platform, { balances, ledger });
  return {
    balances,
    bills: createBillsRepository(database),
    disputes,
    expiringCards: createExpiringCardsRepository(database),
    history: createHistoryRepository(database),
    invoices: createInvoicesRepository(database),
    joins: createJoinBooks({
      repository: createJoinsRepository(database),
      balances,
      ledger,
      profiles,
      forgetCard,
      clock,
    }),
    ledger,
    owing,
    payments,
    profiles,
    settledMoney: createSettledMoneyRepository(database),
    attempts: createPaymentAttemptsRepository(database),
    giftCards,
    refunds: createRefunds(platform, { cardProcessor, balances, disputes, ledger, owing, payments }),
    charges: createChargeSpine({ cardProcessor, payments, declines, clock }),
    declines,
    addPaymentMethod,
    admitCard: createAdmitCard({ profiles, addPaymentMethod, passingCards }),
    passingCards,
    saveCard,
    forgetCard,
    forgetCardNow: createForgetCard({ database, payments, cardProcessor }),
    findNames: async (identityId) => {
      const profile = await profiles.findDefault(identityId);
      return profile === undefined ? [] : [profile.firstName, profile.lastName];
    },
    removeExpired: giftCards.removeExpired,
  };
}
