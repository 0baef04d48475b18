import { CancelPlanPage } from "#features/subscriptions/cancel-plan/cancel-plan-page.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { PATHS } from "../paths/paths.ts";
import { ChangePlanPage } from "./change-plan-page.tsx";
import { TargetedPlan } from "./targeted-plan.tsx";

/** Where the link of a mail leads that cancels one plan. */
export function CancelTargetedPage() {
  const title = useTranslate<"plans">()("title.cancel-plan");
  return <TargetedPlan purpose="cancel" title={title} Plan={CancelPlanPage} signInPath={PATHS.cancelPlan} />;
}

/** Where the link of a mail leads that changes one plan. */
export function ChangeTargetedPage() {
  const title = useTranslate<"plans">()("title.change-plan");
  return <TargetedPlan purpose="change" title={title} Plan={ChangePlanPage} signInPath={PATHS.changePlan} />;
}
