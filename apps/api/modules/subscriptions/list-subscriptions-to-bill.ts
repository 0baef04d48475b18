import type { SubscriptionToBill } from "../billing/index.ts";
import type { SubscriptionsRepository } from "./subscriptions-repository.ts";

/** The running subscriptions of a person, as billing needs them. */
export function createListSubscriptionsToBill(repository: SubscriptionsRepository) {
  return async (identityId: string): Promise<SubscriptionToBill[]> => {
    const rows = await repository.list(identityId);
    return rows
      .filter((row) => row.state === "active" && row.source !== "internal")
      .map((row) => ({
        id: row.id,
        description: row.offer.name,
        currency: row.offer.currency,
        phases: row.offer.phases,
        started: row.startedOn,
        serviceAddress: row.serviceAddress,
      }));
  };
}
