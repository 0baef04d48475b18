import type { Books, SettleCharge } from "#modules/books/index.ts";
import type { Consents } from "#modules/consents/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { FindTrialUse, Offers } from "#modules/offers/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Renewals } from "#modules/renewals/index.ts";
import type { Student } from "#modules/student/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { type CancelForGood, createCancelForGood } from "./cancel/cancel-for-good.ts";
import { createChangesRepository } from "./change/changes-repository.ts";
import { createCompleteOrder } from "./confirm/complete-order.ts";
import { createReserveOrder } from "./confirm/reserve-order.ts";
import { createSettleOrder } from "./confirm/settle-order.ts";
import { createFindFollowedTrial } from "./follow-on/find-followed-trial.ts";
import { createFundOrder } from "./funding/fund-order.ts";
import { createKinds, type KindTable } from "./kinds.ts";
import { createShowOrder } from "./order/serialize-order.ts";
import { createOrdersRepository, type OrdersRepository } from "./order/orders-repository.ts";
import { createFindPurchase, type FindPurchase } from "./purchase/describe-purchase.ts";
import type { AnnouncePurchase } from "./purchase/settle-purchase.ts";
import { createReservationRepository } from "./purchase/reservation-repository.ts";
import { createSettlementRepository } from "./purchase/settlement-repository.ts";
import { createCreateOrder } from "./quote/create-order.ts";
import { createDecideOffer, createFindOffer } from "./quote/find-offer.ts";
import { createQuoteBasisRepository } from "./quote/quote-basis-repository.ts";
import { createTellRadio } from "./radio/tell-radio.ts";
import { createOrderHandlers } from "./routes.ts";
import { createFindTrialUse } from "./trials/find-trial-use.ts";
import { createTrials, type Trials } from "./trials/trials.ts";
import { createTrialsRepository } from "./trials/trials-repository.ts";

export { refuseAgreement } from "./confirm/refuse-agreement.ts";
export type { Purchase } from "./purchase/describe-purchase.ts";

/** Quotes and their confirming: what is bought, and what is changed of it later. */
export interface Orders extends Module {
  handlers: Pick<DomainHandlers<"order">, "createOrder" | "getOrder" | "completeOrder">;
  findPurchase: FindPurchase;
  hasRedeemed: OrdersRepository["hasRedeemed"];
  isLinkUsed: OrdersRepository["isLinkUsed"];
  findTrialUse: FindTrialUse;
  settlePayment: SettleCharge;
  removeQuotesOf: OrdersRepository["removeQuotesOf"];
  /** How plans end whose owner leaves. */
  cancelForGood: CancelForGood;
  /** Ends what is kept against the mailbox of a person. */
  forgetMailbox(identityId: string): Promise<void>;
}

export interface OrderNeeds {
  books: Books;
  consents: Consents;
  identities: Identities;
  offers: Offers;
  radios: Radios;
  renewals: Renewals;
  subscriptions: Subscriptions;
  /** Both made after orders; asked only while a call is answered. */
  legacyAccounts: () => Pick<LegacyAccounts, "find">;
  student: () => Pick<Student, "verifiedUntil">;
}

interface KindNeeds extends OrderNeeds {
  students: Pick<Student, "verifiedUntil">;
  trials: Trials;
}

export function createOrders(platform: Platform, needs: OrderNeeds): Orders {
  const { clock, config, database, limits, secrets } = platform;
  const { books, consents, identities, offers, renewals } = needs;
  const trialsRepository = createTrialsRepository(database);
  const trials = createTrials({
    repository: trialsRepository,
    identities,
    secrets,
    clock,
    isSandbox: config.isSandbox,
  });
  const students = { verifiedUntil: (identityId: string) => needs.student().verifiedUntil(identityId) };
  const kinds = createKindsOf(platform, { ...needs, students, trials });
  const orders = createOrdersRepository(database, {
    limits,
    offers,
    profiles: books.profiles,
    read: (row) => kinds[row.kind].read(row),
  });
  const showOrder = createShowOrder(kinds);
  const settleOrder = createSettleOrder(kinds);
  const reserveOrder = createReserveOrder({
    database,
    clock,
    secrets,
    kinds,
    orders,
    consents,
    students,
    payments: books.payments,
    declines: books.declines,
    advance: renewals.processDueActions,
  });
  const completeOrder = createCompleteOrder({
    orders,
    showOrder,
    reserveOrder,
    settleOrder,
    charges: books.charges,
    runRefund: books.refunds.run,
    clock,
  });
  const findFollowedTrial = createFindFollowedTrial({ ...needs, clock });
  const createOrder = createCreateOrder({
    kinds,
    findFollowedTrial,
    orders,
    showOrder,
    limits,
    clock,
    secrets,
  });
  return {
    handlers: createOrderHandlers({ orders, showOrder, createOrder, completeOrder, clock }),
    findPurchase: createFindPurchase(orders),
    hasRedeemed: orders.hasRedeemed,
    isLinkUsed: orders.isLinkUsed,
    findTrialUse: createFindTrialUse({ trials, profiles: books.profiles }),
    settlePayment: async (payment, decided) => {
      const order = await orders.find(payment.identityId, payment.subjectId);
      if (order === undefined) throw new Error(`payment ${payment.id} has no order`);
      await settleOrder(order, payment, decided);
    },
    removeQuotesOf: orders.removeQuotesOf,
    cancelForGood: createCancelForGood({
      quote: kinds.cancel.quote,
      createOrder,
      completeOrder,
      subscriptions: needs.subscriptions,
      clock,
    }),
    forgetMailbox: trialsRepository.forgetMailbox,
  };
}

/** What the kinds are made of is the same for all of them; each takes of it what it needs. */
function createKindsOf(platform: Platform, { students, trials, ...needs }: KindNeeds): KindTable {
  const { books, identities, offers, radios, renewals, subscriptions } = needs;
  const { clock, config, database, jobs } = platform;
  const { balances, bills, giftCards, ledger, payments, profiles, refunds, attempts } = books;
  const decideOffer = createDecideOffer({ openPromoCode: offers.openPromoCode, students, clock });
  return createKinds({
    ...renewals,
    addressees: identities,
    advance: renewals.processDueActions,
    announcePurchase: announcePurchaseBy(platform),
    bills,
    bundles: subscriptions.bundles,
    changes: createChangesRepository(database, { balances, refunds }),
    clock,
    database,
    findLegacyAccount: (identityId) => needs.legacyAccounts().find(identityId),
    decideOffer,
    findOffer: createFindOffer(offers, decideOffer),
    fundOrder: createFundOrder({ balances, holds: giftCards.holds }),
    decideSaveOffer: offers.decideSaveOffer,
    ledger,
    locks: subscriptions.locks,
    mostPlansPerOrder: config.mostPlansPerOrder,
    offerLinks: offers.links,
    offers,
    payments,
    profiles,
    quoteBasis: createQuoteBasisRepository(database, { offers, profiles, balances, subscriptions }),
    radios,
    refunds: refunds.reservations,
    reservations: createReservationRepository(database, { bills, payments, subscriptions }),
    saveOffers: offers.saveOffers,
    settlement: createSettlementRepository(database, { bills, ledger, attempts, subscriptions, identities }),
    subscriptions,
    tellRadio: createTellRadio({ jobs, clock }),
    radioTransferFeeInCents: config.radioTransferFeeInCents,
    trials,
    attempts,
  });
}

/** The mail about a confirmed purchase joins the statement that confirms it. */
function announcePurchaseBy({ clock, jobs }: Platform): AnnouncePurchase {
  return async ({ identityId, id }, addressee) => {
    if (addressee?.email == null) return [];
    const mail = await jobs.adding("send-message", {
      id: `order-confirmed.${id}`,
      writtenAt: clock.now().toString(),
      to: addressee.email,
      channel: "mail",
      locale: addressee.language,
      content: { template: "order-confirmed", identityId, orderId: id },
    });
    return [mail];
  };
}
