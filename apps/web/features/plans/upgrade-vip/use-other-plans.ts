import type { Subscription } from "@skywave/contract";
import { listPlans, type ListPlansOutcome } from "@skywave/services/subscriptions/list-plans";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

/** The plans of the person that could become the second one of a VIP plan; undefined while they are asked for. */
export function useOtherPlans(first: Subscription) {
  const { skywave } = useApp();
  const [listed, setListed] = useState<ListPlansOutcome>();
  const { id, billingProfileId } = first;
  const reload = useCallback(async () => setListed(await listPlans(skywave)), [skywave]);
  useEffect(() => void reload(), [reload]);
  const plans =
    listed?.ok === true
      ? listed.subscriptions.filter(
          (plan) =>
            plan.id !== id && plan.options.canChangePlan && plan.billingProfileId === billingProfileId,
        )
      : undefined;
  return { plans, failure: listed?.ok === false ? listed : undefined, reload };
}
