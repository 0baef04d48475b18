import type { DecidedCharge, Payment } from "#modules/books/index.ts";
import type { KindTable } from "../kinds.ts";
import type { Confirmation } from "../order/kind-of-order.ts";
import type { OrderKind, OrderRow } from "../order/order-row.ts";

export type SettleOrder = (
  order: OrderRow,
  payment: Payment,
  decided: DecidedCharge,
) => Promise<OrderRow | undefined>;

/**
 * Makes an order final by what the card processor said, and returns it as this very call has confirmed it. Safe to run
 * twice and on two nodes at once.
 */
export function createSettleOrder(kinds: KindTable): SettleOrder {
  return async (order, payment, decided) => {
    const confirmation = await settleKind(kinds, order, { payment, decided });
    return confirmation && { ...order, ...confirmation, state: "confirmed" };
  };
}

function settleKind<K extends OrderKind>(
  kinds: KindTable,
  order: OrderRow<K>,
  { payment, decided }: { payment: Payment; decided: DecidedCharge },
): Promise<Confirmation | undefined> {
  return kinds[order.kind].settle(order, payment, decided);
}
