import type { CallRequest, Order } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Books, Payment, Refund } from "#modules/books/index.ts";
import type { ShowOrder } from "../order/serialize-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { OrdersRepository } from "../order/orders-repository.ts";
import { payerOf, type ReserveOrder } from "./reserve-order.ts";
import type { SettleOrder } from "./settle-order.ts";

export interface CompleteOrderContext {
  caller: PersonCaller;
  ipAddress: string;
  idempotencyKey: string | undefined;
}

type Input = CallRequest<"order", "completeOrder">;

export type CompleteOrder = (input: Input, context: CompleteOrderContext) => Promise<Outcome<Order>>;

/**
 * Confirms an order: reserve in one transaction, charge outside any, settle in another. Repeats, second tabs and
 * second nodes join the call that is at it and get its answer.
 */
export function createCompleteOrder(dependencies: {
  orders: Pick<OrdersRepository, "find">;
  showOrder: ShowOrder;
  reserveOrder: ReserveOrder;
  settleOrder: SettleOrder;
  charges: Pick<Books["charges"], "run" | "join">;
  /** Asks the processor for a refund that has been written down. */
  runRefund: (refund: Refund) => Promise<void>;
  clock: Clock;
}): CompleteOrder {
  const { runRefund, orders, showOrder, reserveOrder, settleOrder, charges, clock } = dependencies;

  const answer = async (identityId: string, orderId: string): Promise<Outcome<Order>> => {
    const order = await orders.find(identityId, orderId);
    if (order === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "order" });
    return done(showOrder(order, clock.now()));
  };

  /** The answer of the call that is at it, a decline included. */
  const join = async (reserved: Payment): Promise<Outcome<Order>> => {
    const { identityId, subjectId, state, nextMove } = await charges.join(reserved);
    if (state === "declined" && nextMove !== null)
      return refuse("CREDIT_CARD_ERROR", { details: { nextMove } });
    return answer(identityId, subjectId);
  };

  const charge = async (
    order: OrderRow,
    payment: Payment,
    context: CompleteOrderContext,
  ): Promise<Outcome<Order>> => {
    const { outcome, settled } = await charges.run(payment, {
      settle: (reserved, decided) => settleOrder(order, reserved, decided),
      payer: payerOf(context),
    });
    if (settled !== undefined) return done(showOrder(settled, clock.now()));
    if (outcome.kind !== "declined") return answer(payment.identityId, payment.subjectId);
    return refuse("CREDIT_CARD_ERROR", { details: { nextMove: outcome.nextMove } });
  };

  return async (input, context) => {
    crashPoint("confirm.received");
    const reservation = await reserveOrder(input, context);
    switch (reservation.kind) {
      case "refuse":
        return reservation.refusal;
      case "advance":
        return refuse("PAYMENT_IN_PROGRESS");
      case "confirmed":
        for (const refund of reservation.refunds) await runRefund(refund);
        return done(showOrder(reservation.order, clock.now()));
      case "join":
        return join(reservation.payment);
      case "charge":
        return charge(reservation.order, reservation.payment, context);
    }
  };
}
