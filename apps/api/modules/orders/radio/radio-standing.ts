import type { RadioAsItIs } from "#modules/radios/index.ts";
import type { SubscriptionsRepository } from "#modules/subscriptions/index.ts";

/** What is heard on a radio: nothing, a plan that runs, or one that is over and gives way. */
export type RadioStanding = "free" | "taken" | "over";

/** One whose subscription nobody sees yet is being paid for at this moment. */
export async function standingOf(
  { subscription }: RadioAsItIs,
  subscriptions: Pick<SubscriptionsRepository, "find">,
): Promise<RadioStanding> {
  if (subscription === null) return "free";
  const plan = await subscriptions.find(subscription.identityId, subscription.id);
  return plan?.state === "cancelled" || plan?.state === "expired" ? "over" : "taken";
}
