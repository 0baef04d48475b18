import type { Orders } from "#modules/orders/index.ts";
import type { Handler } from "#platform/http/handlers.ts";
import { done, type Refusal, refuse } from "#platform/outcome.ts";

/** Nothing is left to do: it is as it was asked for, from before or from another tab. */
const AS_ASKED = { on: "NOTHING_TO_REVOKE", off: "CANCELLATION_PENDING" } as const;

/** Ends a subscription with its term, or takes that back, by an order like any other: quoted and confirmed in one go. */
export function createModifySubscriptionOptions(dependencies: {
  orders: { handlers: Pick<Orders["handlers"], "createOrder" | "completeOrder"> };
}): Handler<"legacy", "modifySubscriptionOptions"> {
  const { createOrder, completeOrder } = dependencies.orders.handlers;
  return async ({ body }, context) => {
    const { subscriptionId, isAutoRenew } = body;
    const wanted = isAutoRenew
      ? { revokeSubscriptionCancellation: { subscriptionId } }
      : { cancelSubscription: { subscriptionId, cancellationType: "endOfTerm" as const } };
    const quoted = await createOrder({ body: wanted }, context);
    const confirmed = quoted.ok
      ? await completeOrder({ params: { orderId: quoted.data.id }, body: {} }, context)
      : quoted;
    const isAsAsked = confirmed.ok || confirmed.code === AS_ASKED[isAutoRenew ? "on" : "off"];
    return isAsAsked ? done({ data: { subscriptionId, isAutoRenew } }) : inLegacyWords(confirmed);
  };
}

function inLegacyWords(refusal: Refusal): Refusal {
  switch (refusal.code) {
    case "NOT_FOUND":
      return refuse("NO_SUBSCRIPTION");
    case "QUOTE_CHANGED":
      // Something else changed it at the same moment.
      return refuse("PAYMENT_IN_PROGRESS");
    default:
      return refusal;
  }
}
