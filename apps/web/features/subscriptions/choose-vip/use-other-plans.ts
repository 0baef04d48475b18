import type { Subscription } from "@skywave/contract";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/** The plans of the person, and which of them could become the second one of a VIP plan. */
export function useOtherPlans({ id, billingProfileId }: Subscription) {
  const { view, retry } = useServerData({ area: "subscriptions", verb: "listPlans", ask: listPlans });
  const canBeSecond = (plan: Subscription) =>
    plan.id !== id && plan.options.canChangePlan && plan.billingProfileId === billingProfileId;
  return { view, canBeSecond, retry };
}
