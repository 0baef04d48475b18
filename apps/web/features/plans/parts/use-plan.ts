import type { Subscription } from "@skywave/contract";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { loadPlan, type LoadPlanOutcome } from "@skywave/services/subscriptions/load-plan";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";
import { describePlan } from "#pricing/standing/describe-plan.ts";

export type LoadedPlan = Extract<LoadPlanOutcome, { ok: true }>;
export type PlanView =
  | { status: "loading" }
  /** The account has no plan at all. */
  | { status: "none" }
  | { status: "refused"; refusal: Extract<LoadPlanOutcome, { ok: false }> }
  | { status: "ready"; plan: LoadedPlan };

/** One plan, and the way to look again. What was loaded stays on the screen meanwhile. */
export function usePlan(subscriptionId: string | undefined) {
  const { skywave, tracking } = useApp();
  const [view, setView] = useState<PlanView>({ status: "loading" });

  const reload = useCallback(async () => {
    const id = subscriptionId ?? (await onlyPlanOf(skywave));
    if (id === undefined) return setView({ status: "none" });
    if (typeof id !== "string") return setView({ status: "refused", refusal: id });
    const outcome = await loadPlan(skywave, id);
    setView(outcome.ok ? { status: "ready", plan: outcome } : { status: "refused", refusal: outcome });
  }, [skywave, subscriptionId]);
  useEffect(() => void reload(), [reload]);
  // What is told on the page of a plan is about that one, not about the first of the account.
  useLayoutEffect(() => {
    if (view.status === "ready") tracking.describe(describePlan(view.plan.subscription));
  }, [view, tracking]);
  return { view, reload };
}

/** Links from mails and old bookmarks name no plan: then it is the one that goes on, or the newest. */
async function onlyPlanOf(skywave: ReturnType<typeof useApp>["skywave"]) {
  const listed = await listPlans(skywave);
  if (!listed.ok) return listed;
  const { subscriptions } = listed;
  const goesOn = ({ isCancelled, includedIn }: Subscription) => !isCancelled && includedIn === null;
  const chosen = subscriptions.findLast(goesOn) ?? subscriptions.at(-1);
  return chosen?.id;
}
