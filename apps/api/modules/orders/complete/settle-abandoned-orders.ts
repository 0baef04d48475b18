import type { Clock } from "../../../platform/clock.ts";
import type { CardProcessor, ChargeOutcome } from "../../../providers/card-processor/card-processor.ts";
import type { Payment, PaymentsRepository } from "../../billing/index.ts";
import type { OrdersRepository } from "../orders-repository.ts";
import { chargePayment } from "./complete-order.ts";
import type { SettleOrder } from "./settle-order.ts";

const LEASE_IN_SECONDS = 30;
const BATCH = 50;
// The processor forgets keys after a day; past this age we look the charge up and never ask for it again.
const KEY_IS_GOOD_FOR_HOURS = 20;

/**
 * Finishes orders whose node was killed, or whose charge had no clear answer. Asking again under the same key is
 * the one question without a race: it gives the first answer, or makes the charge that the person asked for.
 */
export function createSettleAbandonedOrders(dependencies: {
  orders: OrdersRepository;
  payments: PaymentsRepository;
  cardProcessor: CardProcessor;
  settleOrder: SettleOrder;
  clock: Clock;
}) {
  const { orders, payments, cardProcessor, settleOrder, clock } = dependencies;

  const askAgain = async (payment: Payment): Promise<ChargeOutcome> => {
    const ageInHours = clock.realNow().since(payment.startedAt).total("hours");
    if (ageInHours < KEY_IS_GOOD_FOR_HOURS) return chargePayment(cardProcessor, payment);
    const found = await cardProcessor.findCharge({
      customerId: payment.processorCustomerId,
      idempotencyKey: payment.id,
    });
    return found.kind === "notFound" ? { kind: "declined", nextMove: "tryAgain" } : found;
  };

  /** Returns how many attempts it looked at. */
  return async (): Promise<number> => {
    const now = clock.realNow();
    const abandoned = await payments.takeOverAbandoned(now, now.add({ seconds: LEASE_IN_SECONDS }), BATCH);
    for (const payment of abandoned) {
      const order = await orders.find(payment.identityId, payment.orderId);
      if (order === undefined) throw new Error(`payment ${payment.id} has no order`);
      await settleOrder(order, payment, await askAgain(payment));
    }
    return abandoned.length;
  };
}
