import type { Subscription } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { loadPlan, type LoadPlanOutcome } from "@skywave/services/subscriptions/load-plan";
import { useLayoutEffect } from "react";
import { useApp } from "#platform/app-services.ts";
import { type ServerView, useServerData } from "#platform/server-data/use-server-data.ts";
import { describePlan } from "#pricing/standing/describe-plan.ts";

export type LoadedPlan = Extract<LoadPlanOutcome, { ok: true }>;
type AskedPlanOutcome =
  /** Without a plan where the account has none at all. */
  { ok: true; plan: LoadedPlan | undefined } | Extract<LoadPlanOutcome, { ok: false }>;
export type PlanView = ServerView<AskedPlanOutcome>;

/** One plan, and the way to look again. What was loaded stays on the screen meanwhile. */
export function usePlan(subscriptionId: string | undefined) {
  const { tracking } = useApp();
  const { view, reload } = useServerData({
    area: "subscriptions",
    verb: "loadPlan",
    params: [subscriptionId],
    ask: (skywave) => askForPlan(skywave, subscriptionId),
  });
  const plan = view.status === "ready" ? view.data.plan : undefined;
  // What is told on the page of a plan is about that one, not about the first of the account.
  useLayoutEffect(() => {
    if (plan !== undefined) tracking.describe(describePlan(plan.subscription));
  }, [plan, tracking]);
  return { view, plan, reload };
}

async function askForPlan(skywave: Skywave, subscriptionId: string | undefined): Promise<AskedPlanOutcome> {
  const id = subscriptionId ?? (await onlyPlanOf(skywave));
  if (id === undefined) return { ok: true, plan: undefined };
  if (typeof id !== "string") return id;
  const outcome = await loadPlan(skywave, id);
  return outcome.ok ? { ok: true, plan: outcome } : outcome;
}

/** Links from mails and old bookmarks name no plan: then it is the one that goes on, or the newest. */
async function onlyPlanOf(skywave: Skywave) {
  const listed = await listPlans(skywave);
  if (!listed.ok) return listed;
  const { subscriptions } = listed;
  const goesOn = ({ isCancelled, includedIn }: Subscription) => !isCancelled && includedIn === null;
  const chosen = subscriptions.findLast(goesOn) ?? subscriptions.at(-1);
  return chosen?.id;
}
