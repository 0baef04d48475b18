import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { CompleteOrder } from "./confirm/complete-order.ts";
import type { ShowOrder } from "./order/serialize-order.ts";
import type { OrdersRepository } from "./order/orders-repository.ts";
import type { CreateOrder } from "./quote/create-order.ts";

/** The calls that quote and confirm. */
export function createOrderHandlers(dependencies: {
  orders: Pick<OrdersRepository, "find">;
  showOrder: ShowOrder;
  createOrder: CreateOrder;
  completeOrder: CompleteOrder;
  clock: Clock;
}): Pick<DomainHandlers<"order">, "createOrder" | "getOrder" | "completeOrder"> {
  const { orders, showOrder, createOrder, completeOrder, clock } = dependencies;
  return {
    createOrder: ({ body }, context) => createOrder(body, context),
    getOrder: async ({ params }, { caller }) => {
      const order = await orders.find(caller.identityId, params.orderId);
      if (order === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "order" });
      return done(showOrder(order, clock.now()));
    },
    completeOrder: (input, context) => completeOrder(input, context),
  };
}
