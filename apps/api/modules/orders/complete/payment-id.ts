import type { OrderRow } from "../orders-repository.ts";

/** The key by which the card processor knows an order's current attempt. */
export function paymentIdOf(order: Pick<OrderRow, "id" | "attempt">): string {
  return `order:${order.id}:${order.attempt}`;
}
