import { useTranslate } from "#i18n/translation-context.ts";
import { DueToday } from "#orders/pay-at-once/due-today.tsx";
import { useApp } from "#platform/app-services.ts";
import { countPlans } from "#pricing/count-plans.ts";
import { OfferHeadline } from "#pricing/offer-headline.tsx";
import { OfferPricePath } from "#pricing/price-path/offer-price-path.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { useFlow, usePurchase } from "../engine/flow-context.ts";
import styles from "./flow.module.css";

/** The chosen plan and what it costs over time, beside the steps that follow the choice. */
export function PlanSummary() {
  const translate = useTranslate();
  const { tracking } = useApp();
  const { goTo, currentStep } = useFlow();
  const offer = usePurchase((purchase) => purchase.offer);
  const lines = usePurchase((purchase) => purchase.lines);
  if (offer === null) return null;
  return (
    <aside className={styles.summary} data-step={currentStep} aria-labelledby="plan-summary">
      <div className={styles.summaryHead}>
        <h2 id="plan-summary">{lines.length === 0 ? offer.name : translate("several.summary")}</h2>
        <TextButton
          label={translate("flow.edit-step", { step: translate("step.offers") })}
          onPress={() => {
            tracking.event("edit-section", { componentName: "offerPresentment" });
            goTo("offers");
          }}
        >
          {translate("action.edit")}
        </TextButton>
      </div>
      {countPlans(lines).map((line) => (
        <div key={line.offer.id} className={styles.summaryPlan}>
          <b>{`${line.quantity} × ${line.offer.name}`}</b>
          <OfferHeadline offer={line.offer} look="line" />
        </div>
      ))}
      {lines.length > 0 ? null : (
        <>
          <div className={styles.summaryLine}>
            <OfferHeadline offer={offer} look="line" />
          </div>
          <div className={styles.summaryPath}>
            <OfferPricePath offer={offer} />
          </div>
        </>
      )}
      <DueToday className={styles.summaryPlan} />
    </aside>
  );
}
