import { useTranslate } from "../../i18n/translation-context.ts";
import { useApp } from "../../platform/app-services.ts";
import { OfferPricePath } from "../../pricing/offer-price-path.tsx";
import { TextButton } from "../../ui/button/text-button.tsx";
import { useFlow, usePurchase } from "./flow-context.ts";
import styles from "./flow.module.css";

/** The chosen plan and what it costs over time, beside the steps that follow the choice. */
export function PlanSummary() {
  const translate = useTranslate();
  const { tracking } = useApp();
  const { goTo } = useFlow();
  const offer = usePurchase((purchase) => purchase.offer);
  if (offer === null) return null;
  return (
    <aside className={styles.summary} aria-labelledby="plan-summary">
      <div className={styles.summaryHead}>
        <h2 id="plan-summary">{offer.name}</h2>
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
      <div className={styles.summaryPath}>
        <OfferPricePath offer={offer} />
      </div>
    </aside>
  );
}
