import {
  type DeclineLimits,
  type Payment,
  type PaymentsRepository,
  type ProfilesRepository,
  type Refund,
  type RefundReservationsRepository,
} from "#modules/billing/index.ts";
import type { Consents } from "#modules/consents/index.ts";
import type { IdentitiesRepository } from "#modules/identities/index.ts";
import {
  createOfferLinks,
  createOfferLinksRepository,
  createOpenPromoCode,
  type JudgeSaveOffer,
  type OfferLinks,
  type OffersRepository,
  type OpenPromoCode,
  type SaveOffersRepository,
  type StudentProofs,
} from "#modules/offers/index.ts";
import {
  agreementTextIn,
  createAnnounceChange,
  createApplyChange,
  createCarryOutChange,
  createChangesRepository,
  createCompleteOrder,
  createCreateOrder,
  createFindOffer,
  createFindTrialUse,
  createFindWantedPlan,
  createFundOrder,
  createIsProofMissing,
  type FundOrder,
  createOfferLinkUsesRepository,
  createOrderHandlers,
  createOrdersRepository,
  createQuoteChange,
  createQuoteCompanion,
  createStartCompanion,
  createQuoteNewSubscription,
  createQuoteSeveralPlans,
  createReservationRepository,
  createReserveOrder,
  createSettleChange,
  createSettlementRepository,
  createSettleOrder,
  createTrials,
  createTrialsRepository,
  type OrderRow,
} from "#modules/orders/index.ts";
import { createBundlesRepository, type SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { Platform } from "#platform/platform.ts";
import type { CardProcessor, ChargeOutcome } from "#providers/card-processor/card-processor.ts";
import type { composeRenewals } from "../compose-renewals.ts";
import type { composeGiftCards } from "./compose-gift-cards.ts";

/** What orders need that is there before anything of billing is. */
export interface OrderProviders {
  cardProcessor: CardProcessor;
  identities: IdentitiesRepository;
  consents: Consents;
  offers: OffersRepository;
  saveOffers: SaveOffersRepository;
  judgeSaveOffer: JudgeSaveOffer;
  students: StudentProofs;
}

interface OrderParts extends OrderProviders {
  payments: PaymentsRepository;
  profiles: ProfilesRepository;
  subscriptions: SubscriptionsRepository;
  declines: DeclineLimits;
  renewals: ReturnType<typeof composeRenewals>;
  giftCards: Pick<ReturnType<typeof composeGiftCards>, "balances" | "holds">;
  refundReservations: RefundReservationsRepository;
  finishRefund: (refund: Refund) => Promise<void>;
}

/** Wires quotes and their confirming: what is bought, and what is changed of it later. */
export function composeOrders(platform: Platform, parts: OrderParts) {
  const { clock, database, secrets } = platform;
  const trials = composeTrials(platform, parts.identities);
  const { payments, renewals, cardProcessor, finishRefund } = parts;
  const orders = createOrdersRepository(database);
  const changes = createChangesRepository(database);
  const announceOrder = announceOrderBy(platform, parts.identities);
  const fundOrder = createFundOrder(parts.giftCards);
  const { carryOutChange, settleChange } = composeChanges(platform, parts, { changes, fundOrder });
  const { advanceSubscription: advance } = renewals;
  const settleOrder = createSettleOrder({
    database,
    clock,
    payments,
    settlement: createSettlementRepository(database),
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
    reservations: createReservationRepository(database),
    announceOrder,
    carryOutChange,
    fundOrder,
    ledger: renewals.ledger,
    advance,
    agreementText: agreementTextIn,
    consents: parts.consents,
    isProofMissing: createIsProofMissing(parts),
    trials,
  });
  const completeOrder = createCompleteOrder({
    orders,
    payments,
    reserveOrder,
    settleOrder,
    cardProcessor,
    declines: parts.declines,
    finishRefund,
    clock,
  });
  const { hasRedeemed } = orders;
  const openPromoCode = createOpenPromoCode({ repository: parts.offers, hasRedeemed, clock });
  const offerLinks = composeOfferLinks(platform, parts.identities);
  const createOrder = composeQuotes(platform, parts, {
    orders,
    changes,
    fundOrder,
    trials,
    openPromoCode,
    offerLinks,
  });
  return {
    handlers: createOrderHandlers({ orders, createOrder, completeOrder, clock }),
    /** What decides about offers before anything is quoted. */
    eligibility: {
      openPromoCode,
      offerLinks,
      findTrialUse: createFindTrialUse({ trials, profiles: parts.profiles }),
    },
    findOrder: (identityId: string, orderId: string) => orders.find(identityId, orderId),
    settlePayment: async (payment: Payment, outcome: ChargeOutcome): Promise<void> => {
      const order = await orders.find(payment.identityId, payment.subjectId);
      if (order === undefined) throw new Error(`payment ${payment.id} has no order`);
      await settleOrder(order, payment, outcome);
    },
  };
}

function composeQuotes(
  { clock, secrets, limits, config }: Platform,
  { profiles, subscriptions, offers, judgeSaveOffer, renewals, students }: OrderParts,
  made: {
    orders: ReturnType<typeof createOrdersRepository>;
    changes: ReturnType<typeof createChangesRepository>;
    fundOrder: FundOrder;
    trials: ReturnType<typeof composeTrials>;
    openPromoCode: OpenPromoCode;
    offerLinks: OfferLinks;
  },
) {
  const { orders, changes, fundOrder, trials, openPromoCode } = made;
  const { advanceSubscription: advance, loadLife } = renewals;
  const findOffer = createFindOffer({ offers, openPromoCode, students, clock });
  const quoting = { orders, subscriptions, fundOrder, findOffer, clock, secrets };
  const findWantedPlan = createFindWantedPlan({ subscriptions, findOffer, judgeSaveOffer, clock });
  const quoteCompanion = createQuoteCompanion({ subscriptions, loadLife, advance });
  return createCreateOrder({
    quoteNewSubscription: createQuoteNewSubscription({
      ...quoting,
      profiles,
      trials,
      offerLinks: made.offerLinks,
    }),
    quoteSeveralPlans: createQuoteSeveralPlans({
      ...quoting,
      profiles,
      offers,
      mostPlansPerOrder: config.mostPlansPerOrder,
    }),
    quoteChange: createQuoteChange({
      ...quoting,
      findWantedPlan,
      changes,
      loadLife,
      advance,
      quoteCompanion,
    }),
    limits,
  });
}

function composeChanges(
  { clock, database }: Platform,
  parts: OrderParts,
  { changes, fundOrder }: { changes: ReturnType<typeof createChangesRepository>; fundOrder: FundOrder },
) {
  const { payments, renewals, refundReservations: refunds } = parts;
  const { bills, ledger, tries, locks, loadLife, issueBill, announce } = renewals;
  const announceChange = createAnnounceChange(announce);
  const applyChange = createApplyChange({
    clock,
    bills,
    issueBill,
    loadLife,
    locks,
    changes,
    startCompanion: createStartCompanion({
      subscriptions: parts.subscriptions,
      bundles: createBundlesRepository(database),
      issueBill,
      loadLife,
      clock,
    }),
    refunds,
    findPayment: payments.find,
  });
  const changing = {
    clock,
    bills,
    ledger,
    tries,
    locks,
    loadLife,
    changes,
    applyChange,
    announceChange,
    fundOrder,
  };
  return {
    carryOutChange: createCarryOutChange({ ...changing, saveOffers: parts.saveOffers }),
    settleChange: createSettleChange({ ...changing, database, payments }),
  };
}

function composeOfferLinks(
  { clock, database, secrets }: Platform,
  identities: IdentitiesRepository,
): OfferLinks {
  return createOfferLinks({
    links: createOfferLinksRepository(database),
    isUsed: createOfferLinkUsesRepository(database).isUsed,
    findEmail: async (identityId) => {
      const identity = await identities.find(identityId);
      return identity?.emailProvedAt == null ? undefined : (identity.email ?? undefined);
    },
    secrets,
    clock,
  });
}

function composeTrials({ clock, database, secrets, config }: Platform, identities: IdentitiesRepository) {
  const repository = createTrialsRepository(database);
  return createTrials({ repository, identities, secrets, clock, isSandbox: config.isSandbox });
}

/** The mail about a confirmed order joins the transaction that confirms it. */
function announceOrderBy({ clock, jobs }: Platform, identities: IdentitiesRepository) {
  return async ({ identityId, id }: Pick<OrderRow, "identityId" | "id">) => {
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
