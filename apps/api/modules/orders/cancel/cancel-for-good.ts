import { refundFor } from "@skywave/domain/jurisdictions/refund-rules";
import { periodOn } from "@skywave/domain/schedule/change-schedule";
import { addressOn, scheduleOf, type Subscriptions } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { CompleteOrder } from "../confirm/complete-order.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import { totalDueOf } from "../order/total-due.ts";
import type { CreateOrder } from "../quote/create-order.ts";

export interface CancelForGood {
  /** What goes back to the card for a plan that ends at once, in cents; nothing of it is kept. */
  refundInCents(subscriptionId: string, caller: PersonCaller): Promise<number>;
  /**
   * Cancels a plan at once where that gives money back, and leaves any other as it is. False where something of it is
   * under way, so that it has to be tried again.
   */
  giveBack(subscriptionId: string, context: { caller: PersonCaller; ipAddress: string }): Promise<boolean>;
}

/** How plans end whose owner leaves: by the order that cancels them, so that they give back what it would give back. */
export function createCancelForGood({
  quote,
  createOrder,
  completeOrder,
  subscriptions,
  clock,
}: {
  quote: KindOfOrder<"cancel">["quote"];
  createOrder: CreateOrder;
  completeOrder: CompleteOrder;
  subscriptions: Pick<Subscriptions, "find">;
  clock: Pick<Clock, "today">;
}): CancelForGood {
  /** Nothing is quoted, which would take what is due of a plan first, where nothing can come of it. */
  const quoteOf = async (subscriptionId: string, caller: PersonCaller) => {
    const row = await subscriptions.find(caller.identityId, subscriptionId);
    if (row === undefined) return undefined;
    const today = clock.today();
    const { refund } = refundFor(addressOn(row, today), today, periodOn(scheduleOf(row), today));
    if (refund === "none") return undefined;
    return quote({ kind: "cancel", subscriptionId, cancellationType: "immediate" }, caller);
  };

  return {
    refundInCents: async (subscriptionId, caller) => {
      const quoted = await quoteOf(subscriptionId, caller);
      return quoted?.ok === true ? (quoted.data.change.refund?.toCardInCents ?? 0) : 0;
    },

    giveBack: async (subscriptionId, context) => {
      const quoted = await quoteOf(subscriptionId, context.caller);
      if (quoted === undefined) return true;
      // What cannot be cancelled by itself has nothing to give back either.
      if (!quoted.ok) return quoted.code !== "PAYMENT_IN_PROGRESS";
      if (totalDueOf(quoted.data) >= 0) return true;
      const cancelSubscription = { subscriptionId, cancellationType: "immediate" } as const;
      const order = await createOrder({ cancelSubscription }, context);
      if (!order.ok) return false;
      const input = { params: { orderId: order.data.id }, body: {} };
      return (await completeOrder(input, { ...context, idempotencyKey: undefined })).ok;
    },
  };
}
