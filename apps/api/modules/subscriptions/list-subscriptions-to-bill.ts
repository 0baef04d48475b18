import type { SubscriptionToBill } from "../billing/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { lifeOf, offerOn } from "./stored-life.ts";
import { RUNNING, type SubscriptionsRepository } from "./subscriptions-repository.ts";

/** The running subscriptions of a person, as billing needs them. */
export function createListSubscriptionsToBill(repository: SubscriptionsRepository, clock: Clock) {
  return async (identityId: string): Promise<SubscriptionToBill[]> => {
    const rows = await repository.list(identityId);
    return rows
      .filter((row) => RUNNING.some((state) => state === row.state) && row.source === "stripe")
      .map((row) => ({
        id: row.id,
        billingProfileId: row.billingProfileId,
        description: offerOn(row, clock.today()).name,
        currency: offerOn(row, clock.today()).currency,
        life: lifeOf(row),
        billedCount: row.billedCount,
      }));
  };
}
