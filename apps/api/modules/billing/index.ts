import type { Books, Payment, SettleCharge } from "#modules/books/index.ts";
import type { Gifts } from "#modules/gifts/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { JoinedAccounts } from "#modules/joined-accounts/index.ts";
import type { Orders } from "#modules/orders/index.ts";
import type { Renewals } from "#modules/renewals/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import { createAccountCalls } from "./account-calls.ts";
import { createListHistory, type ListHistory } from "./bills/list-history.ts";
import type { RedeemGiftCard } from "./gift-cards/redeem-gift-card.ts";
import { createRegisterGiftCard } from "./gift-cards/register-gift-card.ts";
import { createGiftCardHandlers } from "./gift-cards/routes.ts";
import { createGuests } from "./guests/guests.ts";
import { createGuestsRepository } from "./guests/guests-repository.ts";
import { createNumberAccount } from "./guests/number-account.ts";
import { createPaying } from "./paying.ts";
import { createSettleOpenPayments } from "./settle-open-payments.ts";
import { createProcessorDesk, type ProcessorDesk } from "./processor-desk.ts";
import { createIssueSetupToken } from "./profiles/issue-setup-token.ts";

export type { ListHistory } from "./bills/list-history.ts";
export { findNextBill } from "./bills/next-bill.ts";
export type { RedeemGiftCard } from "./gift-cards/redeem-gift-card.ts";
export { logReconciliation } from "./reconciliation/log-reconciliation.ts";
export type { ProcessorDesk } from "./processor-desk.ts";
export { checkBillingDetails } from "./profiles/create-billing-profile.ts";
export { registerWebhookRoute, WEBHOOK_PATH } from "./webhooks/routes.ts";

/** What people do about what they owe: see it, pay it, keep cards for it; and what the card processor says of it. */
export interface Billing extends Module {
  handlers: {
    billing: DomainHandlers<"billing">;
    giftcard: Pick<DomainHandlers<"giftcard">, "registerGiftCard">;
  };
  processor: ProcessorDesk;
  redeemGiftCard: RedeemGiftCard;
  listHistory: ListHistory;
  settleAbandonedPayments(): Promise<unknown>;
  /** Whose bills show the number; undefined where none do. */
  findPayerByNumber(accountNumber: string): Promise<string | undefined>;
}

export interface BillingNeeds {
  books: Books;
  cardProcessor: CardProcessor;
  addressValidator: AddressValidator;
  identities: Pick<Identities, "find" | "assumeLanguage">;
  subscriptions: Pick<Subscriptions, "listToBill" | "listPaidPlans" | "locks" | "move">;
  renewals: Pick<Renewals, "resumeAfterPayment" | "settleBillPayment">;
  orders: Pick<Orders, "settlePayment">;
  gifts: Pick<Gifts, "settlePayment" | "contest">;
  /** Made after billing; asked only while a call is answered. */
  joinedAccounts: () => Pick<JoinedAccounts, "listPayers">;
}

export function createBilling(platform: Platform, needs: BillingNeeds): Billing {
  const { clock, database, limits } = platform;
  const { books, cardProcessor, renewals } = needs;
  const guests = createGuestsRepository(database);
  const shared = {
    books,
    cardProcessor,
    numberAccount: createNumberAccount(guests),
    issueSetupToken: createIssueSetupToken(limits, cardProcessor),
    listHistory: createListHistory(books.history),
  };
  const paying = createPaying(platform, {
    ...shared,
    resumeAfterPayment: renewals.resumeAfterPayment,
    lockSubscription: needs.subscriptions.locks.lock,
  });
  const settle = settleBy(platform, needs, paying.settlePayment);
  const openPayments = createSettleOpenPayments({ ...books, cardProcessor, settle, clock });
  const processor = createProcessorDesk(platform, {
    ...shared,
    settlePayment: openPayments.settleByKey,
    onDispute: async (payment, dispute) => {
      if (payment.purpose !== "gift") return;
      await platform.personalTime.run(payment.identityId, () => needs.gifts.contest(payment, dispute));
    },
  });
  const visitors = createGuests(platform, { books, repository: guests, pay: paying.pay });
  const giftCardHandlers = createGiftCardHandlers({
    registerGiftCard: createRegisterGiftCard(books.giftCards.show),
    redeemGiftCard: paying.redeemGiftCard,
  });
  return {
    handlers: {
      billing: {
        ...createAccountCalls(platform, { ...needs, ...shared }),
        ...giftCardHandlers.billing,
        ...paying.handlers,
        ...visitors.handlers,
      },
      giftcard: giftCardHandlers.giftcard,
    },
    processor,
    redeemGiftCard: paying.redeemGiftCard,
    listHistory: shared.listHistory,
    settleAbandonedPayments: openPayments.settleAbandoned,
    findPayerByNumber: async (number) => (await guests.findByNumber(number))?.identityId,
    wipe: visitors.wipe,
    removeExpired: async () => {
      for (const part of [visitors, processor]) await part.removeExpired();
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
    renewal: renewals.settleBillPayment,
    balance: settleBalance,
    order: orders.settlePayment,
    gift: gifts.settlePayment,
  };
  return (payment, decided) =>
    personalTime.run(payment.identityId, () => ways[payment.purpose](payment, decided));
}
