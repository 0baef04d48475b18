import { isVip } from "@skywave/domain/offers/vip";
import { useTranslate } from "#i18n/translation-context.ts";
import { SwitchPlan } from "./switch-plan.tsx";
import { AskedPlan } from "../parts/asked-plan.tsx";
import { WaysToSeveral } from "#pricing/ways-to-several.tsx";
import styles from "../parts/plans.module.css";
import type { PaymentSlots } from "../review-switch/payment-slots.ts";

/** Two subscriptions at one price: the plan there is becomes the first, a new one or another plan the second. */
export function UpgradeVipPage({ slots }: { slots: PaymentSlots }) {
  const translate = useTranslate<"plans">();
  return (
    <AskedPlan title={translate("title.upgrade-vip")}>
      {(plan, reload) => (
        <>
          <WaysToSeveral here="vip" />
          <SwitchPlan
            plan={plan}
            kind="vip"
            intro={isVip(plan.subscription.offers.active) ? undefined : <Intro />}
            slots={slots}
            onReload={reload}
          />
        </>
      )}
    </AskedPlan>
  );
}

function Intro() {
  const translate = useTranslate<"plans">();
  return (
    <div>
      <p className={styles.lead}>{translate("vip.lead")}</p>
      <ul>
        <li>{translate("vip.one-bill")}</li>
        <li>{translate("vip.both-end")}</li>
        <li>{translate("vip.unused")}</li>
      </ul>
    </div>
  );
}
