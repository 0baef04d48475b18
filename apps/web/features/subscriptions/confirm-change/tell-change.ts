import type { Order } from "@skywave/contract";
import type { Tracker } from "@skywave/tracking";

const TRANSACTION_TYPES = {
  newSubscription: "purchase",
  planSwitch: "change",
  cancelSubscription: "cancel",
  revokeSubscriptionCancellation: "cancel",
  radioTransfer: "transfer",
} as const satisfies Readonly<Record<Order["kind"], string>>;

interface Paid {
  transactionId: string;
  paymentMethodId: string | undefined;
}

/** Tells analytics which change is about to be confirmed, and how it is paid. */
export function tellConfirming(
  tracking: Tracker,
  order: Order,
  { transactionId, paymentMethodId }: Paid,
): void {
  const transactionType = TRANSACTION_TYPES[order.kind];
  tracking.transactionStarted({
    transactionType,
    transactionId,
    ...(paymentMethodId === undefined ? {} : { paymentMethod: "card" }),
  });
  const isReplaced = transactionType === "change" || transactionType === "transfer";
  const { subscriptionId } = order;
  tracking.event(
    "complete-order",
    isReplaced && subscriptionId !== null ? { oldSubscriptionId: subscriptionId } : {},
  );
}

/** Tells analytics that a plan is another one now, or will be. */
export function tellConfirmed(tracking: Tracker, { kind, subscriptionId, change }: Order): void {
  if (kind === "planSwitch" && subscriptionId !== null)
    tracking.planChanged(subscriptionId, change?.flow === "immediate" ? "done" : "scheduled");
}
