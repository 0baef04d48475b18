import { useTranslate } from "../../../i18n/translation-context.ts";
import { BilledElsewhere } from "../../../pricing/billed-elsewhere.tsx";
import { AskedPlan } from "../parts/asked-plan.tsx";
import styles from "../parts/plans.module.css";
import { PausePlan } from "./pause-plan.tsx";

/** One to three months without service and without bills. */
export function PausePlanPage() {
  const translate = useTranslate();
  return (
    <AskedPlan flow="pausePlan" page="subscription/pause" title={translate("title.pause-plan")}>
      {({ subscription }) => (
        <>
          <p className={styles.lead}>{translate("pause.text")}</p>
          {subscription.billedBy.isUs ? (
            <PausePlan subscription={subscription} />
          ) : (
            <BilledElsewhere billedBy={subscription.billedBy} />
          )}
        </>
      )}
    </AskedPlan>
  );
}
