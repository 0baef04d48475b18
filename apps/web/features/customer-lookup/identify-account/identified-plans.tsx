import type { NonPiiSubscription } from "@skywave/contract";
import { formatYearMakeModel } from "#i18n/format-vehicle.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import surface from "#ui/surface/surface.module.css";
import styles from "./identified-plans.module.css";

const STATES = { Active: "active", Closed: "cancelled", Inactive: "paused", Suspended: "suspended" } as const;

/** The plans of an account, as anybody may know them who has identified it: what they are, and where they are heard. */
export function IdentifiedPlans({ plans }: { plans: readonly NonPiiSubscription[] }) {
  const translate = useTranslate<"lookup" | "radios">();
  if (plans.length === 0) return <p>{translate("identified.no-plans")}</p>;
  return (
    <ul className={styles.plans}>
      {plans.map((plan, at) => (
        // Nothing is told of a plan that tells it from another one like it.
        <li key={`${plan.radioIdLastFour ?? ""} ${at}`}>
          <p>
            <b>{plan.planNames.join(", ")}</b>
            <span>{formatWhere(translate, plan)}</span>
          </p>
          <span className={surface.state} data-state={STATES[plan.status]}>
            {translate(`account.state.${STATES[plan.status]}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function formatWhere(
  translate: Translator<"lookup" | "radios">,
  { radioIdLastFour: lastFour, yearMakeModel }: NonPiiSubscription,
): string {
  if (lastFour === null) return translate("identified.streaming");
  const vehicle =
    yearMakeModel === null
      ? translate("find-radio.portable")
      : formatYearMakeModel(yearMakeModel, translate.locale);
  return translate("identified.radio", { vehicle, lastFour });
}
