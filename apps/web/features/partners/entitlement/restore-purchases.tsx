import {
  restorePurchases,
  type RestorePurchasesOutcome,
} from "@skywave/services/partners/take-over-purchases";
import { useState } from "react";
import { focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BILLER_NAMES } from "#pricing/standing/biller-names.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import surface from "#ui/surface/surface.module.css";
import { EntitlementRefusalNotice } from "./entitlement-refusal-notice.tsx";
import { STORES } from "./stores.ts";

/** Looks for what was bought in a store, with this account or on this device. */
export function RestorePurchases({ onRestored }: { onRestored: () => void }) {
  const translate = useTranslate<"entitlement">();
  const { skywave, tracking } = useApp();
  const [chosen, choose] = useState("");
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<RestorePurchasesOutcome>();
  const { isRunning, run } = useSingleFlight();

  const restore = () =>
    void run(async () => {
      setProblem(undefined);
      setOutcome(undefined);
      const store = STORES.find((known) => known === chosen);
      if (store === undefined) {
        setProblem(translate("entitlement.restore.missing"));
        tracking.userErrors(["store"]);
        return focusField("store");
      }
      const settled = await restorePurchases(skywave, store);
      setOutcome(settled);
      if (settled.ok) onRestored();
      else tracking.businessError(settled.code);
    });

  return (
    <section className={surface.card} aria-labelledby="restore-purchases">
      <h2 id="restore-purchases">{translate("entitlement.restore.heading")}</h2>
      <p>{translate("entitlement.restore.text")}</p>
      <form
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          restore();
        }}
        noValidate
      >
        {outcome?.ok === true ? (
          <Notice tone="good" takesFocus>
            {translate.plural("entitlement.restore.done", outcome.subscriptionIds.length)}
          </Notice>
        ) : null}
        {outcome?.ok === false ? <EntitlementRefusalNotice refusal={outcome} /> : null}
        <SelectField
          label={translate("entitlement.restore.store")}
          name="store"
          value={chosen}
          onChange={choose}
          placeholder={translate("entitlement.restore.choose")}
          options={STORES.map((store) => ({ value: store, label: BILLER_NAMES[store] }))}
          error={problem}
        />
        <div className={formStyles.foot}>
          <Button
            type="submit"
            look="quiet"
            isWorking={isRunning}
            workingText={translate("entitlement.restore.working")}
          >
            {translate("entitlement.restore.submit")}
          </Button>
        </div>
      </form>
    </section>
  );
}
