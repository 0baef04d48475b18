import type { Subscription } from "@skywave/contract";

/** Why a plan that we bill cannot be paused today, by the code under which a quote of the pause would be refused. */
export function whyNoPause(subscription: Subscription) {
  const { agreed, options, state } = subscription;
  if (subscription.isCancelled) return "SUBSCRIPTION_ENDED";
  if (subscription.includedIn !== null) return "PART_OF_BUNDLE";
  // Cancelling is always open but while the card is being charged.
  if (!options.canCancelSubscription) return "PAYMENT_IN_PROGRESS";
  if (agreed.end !== null) return "CANCELLATION_PENDING";
  if (state === "suspended") return "SUBSCRIPTION_SUSPENDED";
  if (agreed.pause !== null && state !== "past_due") return "SUBSCRIPTION_PAUSED";
  return "PAYMENT_DUE";
}
