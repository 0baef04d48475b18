import type { Subscription } from "@skywave/contract";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import styles from "../parts/plans.module.css";

interface ChooseSecondProps {
  /** The plan that becomes the VIP plan. */
  first: Subscription;
  /** undefined: a new one. */
  chosen: Subscription | undefined;
  onChosen: (plan: Subscription | undefined) => void;
}

/** Which subscription goes with the VIP plan: a new one, or another plan that is paid by itself so far. */
export function ChooseSecond({ first, chosen, onChosen }: ChooseSecondProps) {
  const translate = useTranslate<"plans">();
  const { view, canBeSecond, retry } = useOtherPlans(first);
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  if (view.status === "loading") return <Spinner label={translate("plan.loading")} />;
  return (
    <fieldset className={styles.choices}>
      <legend>{translate("vip.second")}</legend>
      <label className={styles.choice}>
        <input
          type="radio"
          name="second"
          checked={chosen === undefined}
          onChange={() => onChosen(undefined)}
        />
        <b>{translate("vip.second.new")}</b>
        <span className={styles.soft}>{translate("vip.second.new-text")}</span>
      </label>
      {view.data.subscriptions.filter(canBeSecond).map((plan) => (
        <label key={plan.id} className={styles.choice}>
          <input
            type="radio"
            name="second"
            checked={plan.id === chosen?.id}
            onChange={() => onChosen(plan)}
          />
          <b>
            {translate("vip.second.mine", {
              plan: formatPlanName(translate, plan),
              date: formatBillingDay(plan.started, translate.locale),
            })}
          </b>
          <span className={styles.soft}>{translate("vip.second.mine-text")}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The plans of the person, and which of them could become the second one of a VIP plan. */
function useOtherPlans({ id, billingProfileId }: Subscription) {
  const { view, retry } = useServerData({ area: "subscriptions", verb: "listPlans", ask: listPlans });
  const canBeSecond = (plan: Subscription) =>
    plan.id !== id && plan.options.canChangePlan && plan.billingProfileId === billingProfileId;
  return { view, canBeSecond, retry };
}
