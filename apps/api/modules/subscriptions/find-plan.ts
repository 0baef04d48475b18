import type { SubscriptionsRepository } from "./subscriptions-repository.ts";

/** The plan of a subscription that is to come last, and where it is used. */
export function createFindPlan(repository: Pick<SubscriptionsRepository, "find">) {
  return async (identityId: string, subscriptionId: string) => {
    const row = await repository.find(identityId, subscriptionId);
    const plan = row?.plans.at(-1);
    const place = row?.addresses.at(-1);
    return plan && place && { offer: plan.offer, serviceAddress: place.address };
  };
}
