import type { NextBestAction, ShownAccount } from "@skywave/contract";

/** What an account needs most: what keeps its service from ending comes before what makes it nicer. */
export function decideNextBestAction({
  billingStatus,
  paymentMethod: { creditCard },
  subscriptions,
}: Pick<ShownAccount, "billingStatus" | "paymentMethod" | "subscriptions">): NextBestAction {
  const unpaid = subscriptions.find(({ hasInactiveServiceDueToNonPay }) => hasInactiveServiceDueToNonPay);
  if (billingStatus.isPastDue || (unpaid !== undefined && billingStatus.amountDue > 0))
    return { action: "payBalance", subscriptionId: unpaid?.id ?? null };
  const isCharged = billingStatus.nextPayment !== null && creditCard !== null;
  if (isCharged && creditCard.status !== "active")
    return { action: "updatePaymentMethod", subscriptionId: null };
  const unnamed = subscriptions.find(
    ({ isActive, streamingCredentials }) => isActive && streamingCredentials?.hasRandomCredentials === true,
  );
  if (unnamed !== undefined) return { action: "setStreamingCredentials", subscriptionId: unnamed.id };
  const isWithout = subscriptions.every(({ isCancelled }) => isCancelled);
  return { action: isWithout ? "addSubscription" : null, subscriptionId: null };
}
