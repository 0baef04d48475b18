import { useTranslate } from "#i18n/translation-context.ts";
import { AskedPlan } from "../parts/asked-plan.tsx";
import type { PaymentSlots } from "../review-switch/payment-slots.ts";
import { SwitchPlan } from "./switch-plan.tsx";

interface ChangePageProps {
  /** Only other terms of the same plan. */
  isTermOnly: boolean;
  slots: PaymentSlots;
}

/** What a plan can be switched to, what that costs, and the one press that does it. */
export function ChangePage({ isTermOnly, slots }: ChangePageProps) {
  const translate = useTranslate<"plans">();
  const name = isTermOnly ? "change-term" : "change-plan";
  return (
    <AskedPlan
      flow={isTermOnly ? "changeTerm" : "changePlan"}
      page={isTermOnly ? "subscription/change-term" : "subscription/change"}
      title={translate(`title.${name}`)}
    >
      {(plan, reload) => (
        <SwitchPlan plan={plan} kind={isTermOnly ? "term" : "plan"} slots={slots} onReload={reload} />
      )}
    </AskedPlan>
  );
}
