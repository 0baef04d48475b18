import type { PLAN_CHANGE_STATUSES } from "../catalogue/value-sets.ts";
import type { Visit } from "../visit.ts";

type PlanChangeStatus = (typeof PLAN_CHANGE_STATUSES)[number];

export interface PlanTracking {
  /** A plan was changed, at once or for a later day. Told of that plan for the rest of the visit. */
  planChanged(subscriptionId: string, planChangeStatus: Exclude<PlanChangeStatus, "none">): void;
}

/** The server knows what a plan is to become, and nothing of what it was before; so the visit remembers a change that is made. */
export function trackPlans({ describe }: Pick<Visit, "describe">): PlanTracking & Pick<Visit, "describe"> {
  const changedIds = new Set<string>();
  return {
    describe(groups) {
      const { planInfo } = groups;
      const isChanged =
        planInfo?.planChangeStatus === "none" && changedIds.has(planInfo.subscriptionId ?? "");
      describe(isChanged ? { ...groups, planInfo: { ...planInfo, planChangeStatus: "done" } } : groups);
    },
    planChanged(subscriptionId, planChangeStatus) {
      if (planChangeStatus === "done") changedIds.add(subscriptionId);
      describe({ planInfo: { subscriptionId, planChangeStatus } });
    },
  };
}
