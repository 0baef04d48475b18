import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { PlanFrame, useWayToAccount } from "../parts/plan-frame.tsx";
import { PlanNotShown } from "../parts/plan-not-shown.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import { usePlan } from "../parts/use-plan.ts";
import type { AddCardSlot } from "./card-choice.tsx";
import { SwitchPlan } from "./switch-plan.tsx";

interface ChangePageProps {
  /** Only other terms of the same plan. */
  isTermOnly: boolean;
  addCard: AddCardSlot;
}

/** What a plan can be switched to, what that costs, and the one press that does it. */
export function ChangePage({ isTermOnly, addCard }: ChangePageProps) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const [query] = useSearchParams();
  const { view, reload } = usePlan(query.get("subscriptionId") ?? undefined);
  const toAccount = useWayToAccount();
  const page = isTermOnly ? "change-term" : "change-plan";
  useEffect(() => tracking.pageShown(`subscription/${page}`), [tracking, page]);
  const back =
    view.status === "ready"
      ? { to: planPaths.view(view.plan.subscription.id), text: translate("plan.back") }
      : toAccount;
  return (
    <PlanFrame heading={translate(`title.${page}`)} back={back}>
      {view.status === "ready" ? (
        <SwitchPlan plan={view.plan} isTermOnly={isTermOnly} addCard={addCard} onReload={reload} />
      ) : (
        <PlanNotShown view={view} onRetry={() => void reload()} />
      )}
    </PlanFrame>
  );
}
