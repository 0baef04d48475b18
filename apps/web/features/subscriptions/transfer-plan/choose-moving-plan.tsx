import type { Subscription } from "@skywave/contract";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { PlanRadio } from "#pricing/standing/plan-radio.tsx";
import styles from "../parts/plans.module.css";
import surface from "#ui/surface/surface.module.css";

interface ChooseMovingPlanProps {
  plans: readonly Subscription[];
  chosen: Subscription;
  onChosen: (plan: Subscription) => void;
}

/** Which plan moves: told where there is one, chosen where there are several. */
export function ChooseMovingPlan({ plans, chosen, onChosen }: ChooseMovingPlanProps) {
  const translate = useTranslate<"radios">();
  if (plans.length === 1)
    return (
      <section className={surface.card} data-heading="quiet" aria-labelledby="moving-plan">
        <h2 id="moving-plan">{translate("transfer.moving")}</h2>
        <p>
          <b>{formatPlanName(translate, chosen)}</b>
          <br />
          <span className={styles.soft}>
            <WhereHeard plan={chosen} />
          </span>
        </p>
      </section>
    );
  return (
    <fieldset className={styles.choices}>
      <legend>{translate("transfer.which")}</legend>
      {plans.map((plan) => (
        <label key={plan.id} className={styles.choice}>
          <input
            type="radio"
            name="moving-plan"
            checked={plan.id === chosen.id}
            onChange={() => onChosen(plan)}
          />
          <b>{formatPlanName(translate, plan)}</b>
          <span className={styles.soft}>
            <WhereHeard plan={plan} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function WhereHeard({ plan: { radio } }: { plan: Pick<Subscription, "radio"> }) {
  const translate = useTranslate<"radios">();
  return radio === undefined ? translate("transfer.on-no-radio") : <PlanRadio radio={radio} />;
}
