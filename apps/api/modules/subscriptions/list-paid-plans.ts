import type { SubscriptionRow, SubscriptionsRepository } from "./subscriptions-repository.ts";

const GOES_ON: readonly SubscriptionRow["state"][] = ["active", "past_due", "paused", "suspended"];

export type ListPaidPlans = (identityId: string, billingProfileId: string) => Promise<string[]>;

/** The subscriptions that a profile will be charged for, or owes for, as ids. */
export function createListPaidPlans(repository: Pick<SubscriptionsRepository, "list">): ListPaidPlans {
  return async (identityId, billingProfileId) => {
    const rows = await repository.list(identityId);
    return rows
      .filter((row) => row.billingProfileId === billingProfileId && GOES_ON.includes(row.state))
      .filter(({ source }) => source === "stripe")
      .map(({ id }) => id);
  };
}
