import {
  createBillHandlers,
  createDeclineLimits,
  createInvoicesRepository,
  createPaymentsRepository,
  createProfileHandlers,
  createProfilesRepository,
  createSaveCard,
  findNextBill,
} from "./modules/billing/index.ts";
import type { IdentitiesRepository } from "./modules/identities/index.ts";
import type { OffersRepository } from "./modules/offers/index.ts";
import {
  agreementTextIn,
  createCompleteOrder,
  createCreateOrder,
  createOrderHandlers,
  createOrdersRepository,
  createReservationRepository,
  createReserveOrder,
  createSettleAbandonedOrders,
  createSettlementRepository,
  createSettleOrder,
  type OrderRow,
} from "./modules/orders/index.ts";
import {
  createListSubscriptionsToBill,
  createSubscriptionHandlers,
  createSubscriptionsRepository,
} from "./modules/subscriptions/index.ts";
import type { Platform } from "./platform/platform.ts";
import type { CardProcessor } from "./providers/card-processor/card-processor.ts";

/** Wires what has to do with money: profiles, cards, orders, bills and subscriptions. */
export function composeBilling(
  platform: Platform,
  providers: { cardProcessor: CardProcessor; identities: IdentitiesRepository; offers: OffersRepository },
) {
  const { clock, database, secrets, limits, jobs } = platform;
  const { cardProcessor, identities, offers } = providers;
  const profiles = createProfilesRepository(database);
  const payments = createPaymentsRepository(database);
  const orders = createOrdersRepository(database);
  const subscriptions = createSubscriptionsRepository(database);
  const settlement = createSettlementRepository(database);
  const declines = createDeclineLimits(limits);

  const announceOrder = async ({ identityId, id }: Pick<OrderRow, "identityId" | "id">) => {
    const identity = await identities.find(identityId);
    if (identity?.email == null) return;
    await jobs.send("send-message", {
      id: `order-confirmed.${id}`,
      to: identity.email,
      channel: "mail",
      locale: identity.language,
      content: { template: "order-confirmed", identityId, orderId: id },
    });
  };
  const settleOrder = createSettleOrder({ database, clock, payments, settlement, announceOrder });
  const reserveOrder = createReserveOrder({
    database,
    clock,
    secrets,
    orders,
    payments,
    reservations: createReservationRepository(database),
    announceOrder,
    agreementText: agreementTextIn,
  });
  const completeOrder = createCompleteOrder({
    orders,
    payments,
    reserveOrder,
    settleOrder,
    cardProcessor,
    declines,
    clock,
  });
  const createOrder = createCreateOrder({ orders, offers, profiles, subscriptions, clock, secrets });
  const saveCard = createSaveCard(cardProcessor, declines);

  return {
    handlers: {
      order: createOrderHandlers({ orders, createOrder, completeOrder, clock }),
      billing: {
        ...createProfileHandlers({
          repository: profiles,
          database,
          clock,
          secrets,
          saveCard,
          limits,
          cardProcessor,
        }),
        ...createBillHandlers({
          invoices: createInvoicesRepository(database),
          payments,
          clock,
          findNextBill,
          listSubscriptionsToBill: createListSubscriptionsToBill(subscriptions),
        }),
      },
      subscription: createSubscriptionHandlers(subscriptions, clock),
    },
    settleAbandonedOrders: createSettleAbandonedOrders({
      orders,
      payments,
      cardProcessor,
      settleOrder,
      clock,
    }),
    findOrder: (identityId: string, orderId: string) => orders.find(identityId, orderId),
  };
}
