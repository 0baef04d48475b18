import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { BilledElsewhere } from "../../../pricing/billed-elsewhere.tsx";
import { PlanFrame, useWayToAccount } from "../parts/plan-frame.tsx";
import { PlanNotShown } from "../parts/plan-not-shown.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import { usePlan } from "../parts/use-plan.ts";
import { CancelPlan } from "./cancel-plan.tsx";

/** Ends a plan, in no more steps than it took to buy it. */
export function CancelPlanPage() {
  const translate = useTranslate();
  const { tracking } = useApp();
  const [query] = useSearchParams();
  const { view, reload } = usePlan(query.get("subscriptionId") ?? undefined);
  const toAccount = useWayToAccount();
  useEffect(() => tracking.pageShown("subscription/cancel"), [tracking]);
  if (view.status !== "ready")
    return (
      <PlanFrame heading={translate("title.cancel-plan")} back={toAccount}>
        <PlanNotShown view={view} onRetry={() => void reload()} />
      </PlanFrame>
    );
  const { subscription } = view.plan;
  const back = { to: planPaths.view(subscription.id), text: translate("plan.back") };
  return (
    <PlanFrame heading={translate("cancel.heading", { plan: subscription.offers.active.name })} back={back}>
      {subscription.billedBy.isUs ? (
        <CancelPlan subscription={subscription} />
      ) : (
        <BilledElsewhere billedBy={subscription.billedBy} />
      )}
    </PlanFrame>
  );
}
