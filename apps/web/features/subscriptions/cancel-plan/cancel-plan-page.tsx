import { useTranslate } from "#i18n/translation-context.ts";
import { BilledElsewhere } from "#pricing/standing/billed-elsewhere.tsx";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { AskedPlan } from "../parts/asked-plan.tsx";
import { CancelPlan } from "./cancel-plan.tsx";

/** Ends a plan, in no more steps than it took to buy it. */
export function CancelPlanPage() {
  const translate = useTranslate<"plans">();
  return (
    <AskedPlan
      flow="cancelPlan"
      page="subscription/cancel"
      title={translate("title.cancel-plan")}
      heading={({ subscription }) =>
        translate("cancel.heading", { plan: formatPlanName(translate, subscription) })
      }
    >
      {({ subscription }) =>
        subscription.billedBy.isUs ? (
          <CancelPlan subscription={subscription} />
        ) : (
          <BilledElsewhere billedBy={subscription.billedBy} />
        )
      }
    </AskedPlan>
  );
}
