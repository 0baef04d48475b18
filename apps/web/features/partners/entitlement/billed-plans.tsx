import type { Store, Subscription } from "@skywave/contract";
import { syncPurchases, type SyncPurchasesOutcome } from "@skywave/services/partners/take-over-purchases";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { PlanState } from "#pricing/standing/plan-state.tsx";
import { BilledElsewhere } from "#pricing/standing/billed-elsewhere.tsx";
import { BILLER_NAMES } from "#pricing/standing/biller-names.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import surface from "#ui/surface/surface.module.css";
import styles from "./entitlement.module.css";
import { EntitlementRefusalNotice } from "./entitlement-refusal-notice.tsx";
import { STORES } from "./stores.ts";

interface BilledPlansProps {
  subscriptions: readonly Subscription[];
  onChanged: () => Promise<void>;
}

/** The plans that somebody else bills: who does, where that is managed, and how they stand there. */
export function BilledPlans({ subscriptions, onChanged }: BilledPlansProps) {
  const translate = useTranslate<"entitlement">();
  const billedElsewhere = subscriptions.filter(
    ({ billedBy }) => !billedBy.isUs && billedBy.source !== "internal",
  );
  return (
    <section className={surface.card} aria-labelledby="billed-plans">
      <h2 id="billed-plans">{translate("entitlement.plans.heading")}</h2>
      {billedElsewhere.length === 0 ? <p>{translate("entitlement.plans.none")}</p> : null}
      {billedElsewhere.map((subscription) => (
        <BilledPlan key={subscription.id} subscription={subscription} onChanged={onChanged} />
      ))}
    </section>
  );
}

function BilledPlan({
  subscription,
  onChanged,
}: { subscription: Subscription } & Pick<BilledPlansProps, "onChanged">) {
  const translate = useTranslate();
  const { billedBy } = subscription;
  const store = STORES.find((known) => known === billedBy.source);
  return (
    <article className={styles.plan}>
      <div className={surface.head}>
        <h3>{formatPlanName(translate, subscription)}</h3>
        <PlanState subscription={subscription} />
      </div>
      <BilledElsewhere billedBy={billedBy} />
      {store === undefined ? null : <Refresh store={store} onChanged={onChanged} />}
    </article>
  );
}

/** Asks the store how things stand there: it bills, so it knows. */
function Refresh({ store, onChanged }: { store: Store } & Pick<BilledPlansProps, "onChanged">) {
  const translate = useTranslate<"entitlement">();
  const { skywave, tracking } = useApp();
  const [outcome, setOutcome] = useState<SyncPurchasesOutcome>();
  const { isRunning, run } = useSingleFlight();
  const name = BILLER_NAMES[store];
  const refresh = () =>
    void run(async () => {
      setOutcome(undefined);
      const settled = await syncPurchases(skywave, store);
      if (settled.ok) await onChanged();
      else tracking.businessError(settled.code);
      setOutcome(settled);
    });
  return (
    <>
      {outcome?.ok === true ? (
        <Notice tone="good">{translate("entitlement.plans.refreshed", { store: name })}</Notice>
      ) : null}
      {outcome?.ok === false ? <EntitlementRefusalNotice refusal={outcome} /> : null}
      <div>
        <Button
          look="quiet"
          isWorking={isRunning}
          workingText={translate("entitlement.plans.refreshing", { store: name })}
          onPress={refresh}
        >
          {translate("entitlement.plans.refresh", { store: name })}
        </Button>
      </div>
    </>
  );
}
