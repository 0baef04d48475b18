import type { Subscription } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { BilledElsewhere } from "#pricing/standing/billed-elsewhere.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import { AskedPlan } from "../parts/asked-plan.tsx";
import styles from "../parts/plans.module.css";
import { PausePlan } from "./pause-plan.tsx";

/** Nothing is quoted where a pause would be refused: the reason stands there instead. */
function PauseOrWhyNot({ subscription }: { subscription: Subscription }) {
  const reason = subscription.options.reasonsOff.canPause;
  if (!subscription.billedBy.isUs || reason === "BILLED_ELSEWHERE")
    return <BilledElsewhere billedBy={subscription.billedBy} />;
  if (reason === undefined) return <PausePlan subscription={subscription} />;
  return <ChangeRefusalNotice refusal={{ ok: false, code: reason }} />;
}

/** One to three months without service and without bills. */
export function PausePlanPage() {
  const translate = useTranslate<"plans">();
  return (
    <AskedPlan
      flow="pausePlan"
      page="subscription/pause"
      title={translate("title.pause-plan")}
      heading={({ subscription }) =>
        translate("pause.heading", { plan: formatPlanName(translate, subscription) })
      }
    >
      {({ subscription }) => (
        <>
          <p className={styles.lead}>{translate("pause.text")}</p>
          <PauseOrWhyNot subscription={subscription} />
        </>
      )}
    </AskedPlan>
  );
}
