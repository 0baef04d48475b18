import { type ReactNode, useLayoutEffect } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { OwnerFrame } from "#platform/owner/owner-frame.tsx";
import { PlanNotShown } from "./plan-not-shown.tsx";
import { planPaths } from "./plan-paths.ts";
import { type LoadedPlan, usePlan } from "./use-plan.ts";

interface AskedPlanProps {
  /** As analytics knows them; absent where the navigation tells the page. */
  flow?: string;
  page?: string;
  title: string;
  /** Where the plan itself stands in the heading; else that is the title. */
  heading?: (plan: LoadedPlan) => string;
  children: (plan: LoadedPlan, reload: () => Promise<void>) => ReactNode;
}

/** A page about the plan that the address asks for, once it is there. */
export function AskedPlan({ flow, page, heading, title, children }: AskedPlanProps) {
  const translate = useTranslate<"plans">();
  const { tracking } = useApp();
  const [query] = useSearchParams();
  const { view, plan, reload } = usePlan(query.get("subscriptionId") ?? undefined);
  useLayoutEffect(() => {
    if (flow !== undefined && page !== undefined) tracking.flowPageShown(flow, page);
  }, [tracking, flow, page]);
  if (plan === undefined)
    return (
      <OwnerFrame heading={title}>
        <PlanNotShown view={view} onRetry={() => void reload()} />
      </OwnerFrame>
    );
  const back = { to: planPaths.view(plan.subscription.id), text: translate("plan.back") };
  return (
    <OwnerFrame heading={heading?.(plan) ?? title} back={back}>
      {children(plan, reload)}
    </OwnerFrame>
  );
}
