import type { Books, SettleCharge } from "#modules/books/index.ts";
import type { Consents } from "#modules/consents/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { FindTrialUse, Offers } from "#modules/offers/index.ts";
import type { Renewals } from "#modules/renewals/index.ts";
import type { Student } from "#modules/student/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createQuoteCompanion } from "./bundles/quote-companion.ts";
import { createStartCompanion } from "./bundles/start-companion.ts";
import { createAnnounceChange } from "./change/announce-change.ts";
import { createApplyChange } from "./change/apply-change.ts";
import { createCarryOutChange } from "./change/carry-out-change.ts";
import { type ChangesRepository, createChangesRepository } from "./change/changes-repository.ts";
import { createSettleChange } from "./change/settle-change.ts";
import { agreementTextIn } from "./complete/agreement-text.ts";
import { createCompleteOrder } from "./complete/complete-order.ts";
import { createIsProofMissing } from "./complete/is-proof-missing.ts";
import { createReservationRepository } from "./complete/reservation-repository.ts";
import { createReserveOrder } from "./complete/reserve-order.ts";
import { type AnnounceOrder, createSettleOrder } from "./complete/settle-order.ts";
import { createSettlementRepository } from "./complete/settlement-repository.ts";
import { createFundOrder, type FundOrder } from "./funding/fund-order.ts";
import { createOrdersRepository, type OrderRow, type OrdersRepository } from "./orders-repository.ts";
import { createCreateOrder } from "./quote/create-order.ts";
import { createFindOffer } from "./quote/find-offer.ts";
import { createFindWantedPlan } from "./quote/find-wanted-plan.ts";
import { createOfferLinkUsesRepository } from "./quote/offer-link-uses-repository.ts";
import { createQuoteChange } from "./quote/quote-change.ts";
import { createQuoteNewSubscription } from "./quote/quote-new-subscription.ts";
import { createQuotesRepository } from "./quote/quotes-repository.ts";
import { createOrderHandlers } from "./routes.ts";
import { createQuoteSeveralPlans } from "./several/quote-several-plans.ts";
import { createFindTrialUse } from "./trials/find-trial-use.ts";
import { createTrials, type Trials } from "./trials/trials.ts";
import { createTrialsRepository } from "./trials/trials-repository.ts";

export type { OrderRow } from "./orders-repository.ts";
export { describeLines, linesOf } from "./several/order-lines.ts";

/** Quotes and their confirming: what is bought, and what is changed of it later. */
export interface Orders extends Module {
  handlers: Pick<DomainHandlers<"order">, "createOrder" | "getOrder" | "completeOrder">;
  find(identityId: string, orderId: string): Promise<OrderRow | undefined>;
  hasRedeemed: OrdersRepository["hasRedeemed"];
  /** Whether something was bought, or is just being bought, by a link to an offer. */
  isLinkUsed(digest: string): Promise<boolean>;
  findTrialUse: FindTrialUse;
  settlePayment: SettleCharge;
  /** Withdraws what a person was quoted and has not confirmed. */
  removeQuotesOf(identityId: string): Promise<void>;
  /** Ends what is kept against the mailbox of a person. */
  forgetMailbox(identityId: string): Promise<void>;
}

export interface OrderNeeds {
  books: Books;
  consents: Consents;
  identities: Identities;
  offers: Offers;
  renewals: Renewals;
  subscriptions: Subscriptions;
  /** Made after orders; asked only while a call is answered. */
  student: () => Pick<Student, "verifiedUntil">;
}

/** What several parts of orders share. */
interface Made extends OrderNeeds {
  orders: OrdersRepository;
  changes: ChangesRepository;
  fundOrder: FundOrder;
  trials: Trials;
  students: Pick<Student, "verifiedUntil">;
}

export function createOrders(platform: Platform, needs: OrderNeeds): Orders {
  const { clock, config, database, secrets } = platform;
  const { books, identities } = needs;
  const trialsRepository = createTrialsRepository(database);
  const trials = createTrials({
    repository: trialsRepository,
    identities,
    secrets,
    clock,
    isSandbox: config.isSandbox,
  });
  const orders = createOrdersRepository(database, { offers: needs.offers, profiles: books.profiles });
  const made: Made = {
    ...needs,
    orders,
    changes: createChangesRepository(database, books),
    fundOrder: createFundOrder({ balances: books.balances, holds: books.giftCards.holds }),
    trials,
    students: { verifiedUntil: (identityId) => needs.student().verifiedUntil(identityId) },
  };
  const { completeOrder, settleOrder } = createConfirming(platform, made);
  const createOrder = createQuoting(platform, made);
  return {
    handlers: createOrderHandlers({ orders, createOrder, completeOrder, clock }),
    find: orders.find,
    hasRedeemed: orders.hasRedeemed,
    isLinkUsed: createOfferLinkUsesRepository(database).isUsed,
    findTrialUse: createFindTrialUse({ trials, profiles: books.profiles }),
    settlePayment: async (payment, decided) => {
      const order = await orders.find(payment.identityId, payment.subjectId);
      if (order === undefined) throw new Error(`payment ${payment.id} has no order`);
      await settleOrder(order, payment, decided);
    },
    removeQuotesOf: createQuotesRepository(database).removeAllOf,
    forgetMailbox: trialsRepository.forgetMailbox,
  };
}

function createQuoting({ clock, secrets, limits, config }: Platform, made: Made) {
  const { offers, renewals, subscriptions } = made;
  const { profiles } = made.books;
  const { openPromoCode, decideSaveOffer } = offers;
  const { advanceSubscription: advance, loadLife } = renewals;
  const findOffer = createFindOffer({ offers, openPromoCode, students: made.students, clock });
  const quoting = { ...made, profiles, findOffer, clock, secrets };
  return createCreateOrder({
    quoteNewSubscription: createQuoteNewSubscription({ ...quoting, offerLinks: offers.links }),
    quoteSeveralPlans: createQuoteSeveralPlans({ ...quoting, mostPlansPerOrder: config.mostPlansPerOrder }),
    quoteChange: createQuoteChange({
      ...quoting,
      findWantedPlan: createFindWantedPlan({ subscriptions, findOffer, decideSaveOffer, clock }),
      loadLife,
      advance,
      quoteCompanion: createQuoteCompanion({ subscriptions, loadLife, advance }),
    }),
    limits,
  });
}

function createConfirming(platform: Platform, made: Made) {
  const { clock, database, secrets } = platform;
  const { books, consents, offers, renewals, subscriptions, orders, fundOrder, trials, students } = made;
  const { payments } = books;
  const announceOrder = announceOrderBy(platform, made.identities);
  const { carryOutChange, settleChange } = createChanging(platform, made);
  const settleOrder = createSettleOrder({
    database,
    clock,
    settlement: createSettlementRepository(database, { ...books, subscriptions }),
    fundOrder,
    announceOrder,
    settleChange,
  });
  const reserveOrder = createReserveOrder({
    database,
    clock,
    secrets,
    orders,
    payments,
    reservations: createReservationRepository(database, { ...books, subscriptions }),
    announceOrder,
    carryOutChange,
    fundOrder,
    ledger: books.ledger,
    advance: renewals.advanceSubscription,
    agreementText: agreementTextIn,
    consents,
    isProofMissing: createIsProofMissing({ offers, students }),
    trials,
  });
  const completeOrder = createCompleteOrder({
    orders,
    reserveOrder,
    settleOrder,
    charges: books.charges,
    declines: books.declines,
    finishRefund: books.refunds.finish,
    clock,
  });
  return { completeOrder, settleOrder };
}

function createChanging({ clock, database }: Platform, made: Made) {
  const { books, offers, renewals, subscriptions, changes } = made;
  const { payments, ledger } = books;
  const { issueBill, loadLife } = renewals;
  const { bills, tries } = books;
  const { locks } = subscriptions;
  const applyChange = createApplyChange({
    ...renewals,
    bills,
    locks,
    clock,
    changes,
    startCompanion: createStartCompanion({
      subscriptions,
      bundles: subscriptions.bundles,
      issueBill,
      loadLife,
      clock,
    }),
    refunds: books.refunds.reservations,
    findPayment: payments.find,
  });
  const announceChange = createAnnounceChange(renewals.announce);
  const changing = { ...made, ...renewals, bills, locks, tries, clock, ledger, applyChange, announceChange };
  return {
    carryOutChange: createCarryOutChange({ ...changing, saveOffers: offers.saveOffers }),
    settleChange: createSettleChange({ ...changing, database, payments }),
  };
}

/** The mail about a confirmed order joins the transaction that confirms it. */
function announceOrderBy({ clock, jobs }: Platform, identities: Pick<Identities, "find">): AnnounceOrder {
  return async ({ identityId, id }) => {
    const identity = await identities.find(identityId);
    if (identity?.email == null) return;
    await jobs.send("send-message", {
      id: `order-confirmed.${id}`,
      writtenAt: clock.now().toString(),
      to: identity.email,
      channel: "mail",
      locale: identity.language,
      content: { template: "order-confirmed", identityId, orderId: id },
    });
  };
}
