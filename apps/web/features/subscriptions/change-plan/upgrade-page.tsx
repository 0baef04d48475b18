import { useTranslate } from "#i18n/translation-context.ts";
import { AskedPlan } from "../parts/asked-plan.tsx";
import type { PaymentSlots } from "../review-switch/payment-slots.ts";
import { SwitchPlan } from "./switch-plan.tsx";

/** One plan up, at once: what it costs today less the days that are left, and the one press that does it. */
export function UpgradePage({ slots }: { slots: PaymentSlots }) {
  const translate = useTranslate<"plans">();
  return (
    <AskedPlan flow="upgrade" page="subscribe/checkout/upgrade" title={translate("title.upgrade")}>
      {(plan, reload) => <SwitchPlan plan={plan} kind="upgrade" slots={slots} onReload={reload} />}
    </AskedPlan>
  );
}
