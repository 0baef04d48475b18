import { setTimeout as pause } from "node:timers/promises";
import type { CallRequest, Order } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { ChargeOutcome } from "#providers/card-processor/card-processor.ts";
import {
  type DeclineLimits,
  type Payment,
  type PaymentsRepository,
  type Refund,
} from "#modules/billing/index.ts";
import { toWireOrder } from "../order-on-the-wire.ts";
import type { OrderRow, OrdersRepository } from "../orders-repository.ts";
import type { ReserveOrder } from "./reserve-order.ts";
import type { SettleOrder } from "./settle-order.ts";

const JOIN_STEP_IN_MILLISECONDS = 50;
const JOIN_LIMIT_IN_MILLISECONDS = 8_000;

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
  orders: OrdersRepository;
  payments: PaymentsRepository;
  reserveOrder: ReserveOrder;
  settleOrder: SettleOrder;
  charge: (payment: Payment) => Promise<ChargeOutcome>;
  declines: DeclineLimits;
  /** Asks the processor for a refund that has been written down. */
  finishRefund: (refund: Refund) => Promise<void>;
  clock: Clock;
}): CompleteOrder {
  const { finishRefund, orders, payments, reserveOrder, settleOrder, charge, declines, clock } = dependencies;

  const answer = async (identityId: string, orderId: string): Promise<Outcome<Order>> => {
    const order = await orders.find(identityId, orderId);
    if (order === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "order" });
    return done(toWireOrder(order, clock.now()));
  };

  // Calls of this node that are at a charge; repeats wait for them without asking the database.
  const running = new Map<string, Promise<Outcome<Order>>>();

  /** Waits for the call that is at it and gives its answer, a decline included. */
  const join = async (payment: Payment): Promise<Outcome<Order>> => {
    const here = running.get(payment.id);
    if (here !== undefined) return here;
    for (let waited = 0; waited < JOIN_LIMIT_IN_MILLISECONDS; waited += JOIN_STEP_IN_MILLISECONDS) {
      const { state, nextMove } = (await payments.find(payment.identityId, payment.id)) ?? payment;
      if (state === "declined" && nextMove !== null)
        return refuse("CREDIT_CARD_ERROR", { details: { nextMove } });
      if (state === "charged") break;
      await pause(JOIN_STEP_IN_MILLISECONDS);
    }
    return answer(payment.identityId, payment.subjectId);
  };

  const chargeFor = async (
    order: OrderRow,
    payment: Payment,
    context: CompleteOrderContext,
  ): Promise<Outcome<Order>> => {
    crashPoint("confirm.reserved");
    const outcome = await charge(payment);
    crashPoint("confirm.charged");
    const settled = await settleOrder(order, payment, outcome);
    crashPoint("confirm.settled");
    if (settled !== undefined) return done(toWireOrder(settled, clock.now()));
    if (outcome.kind !== "declined") return answer(payment.identityId, payment.subjectId);
    await declines.count(payerOf(context));
    return refuse("CREDIT_CARD_ERROR", { details: { nextMove: outcome.nextMove } });
  };

  return async (input, context) => {
    crashPoint("confirm.received");
    const blocked = await declines.check(payerOf(context));
    if (blocked !== undefined) return blocked;
    const reservation = await reserveOrder(input, context);
    switch (reservation.kind) {
      case "refuse":
        return reservation.refusal;
      case "advance":
        return refuse("PAYMENT_IN_PROGRESS");
      case "confirmed":
        for (const refund of reservation.refunds ?? []) await finishRefund(refund);
        return done(toWireOrder(reservation.order, clock.now()));
      case "join":
        return join(reservation.payment);
      case "charge": {
        const { payment, order } = reservation;
        const charging = chargeFor(order, payment, context).finally(() => running.delete(payment.id));
        running.set(payment.id, charging);
        return charging;
      }
    }
  };
}

function payerOf(context: CompleteOrderContext) {
  const { identityId, deviceId } = context.caller;
  return { billingProfileId: identityId, deviceId, ipAddress: context.ipAddress };
}
