import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { AskedPlan } from "../parts/asked-plan.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import styles from "../parts/plans.module.css";
import type { LoadedPlan } from "../parts/use-plan.ts";
import type { PaymentSlots } from "../review-switch/payment-slots.ts";
import { formatFollowing } from "./format-following.ts";
import { SwitchPlan } from "./switch-plan.tsx";

/** What follows a promotion: the plan that was agreed to when it was bought, unless another one is chosen. */
export function RenewalPage({ slots }: { slots: PaymentSlots }) {
  const translate = useTranslate<"plans">();
  return (
    <AskedPlan flow="rollToChoice" page="subscribe/checkout/renewal" title={translate("title.renewal")}>
      {(plan, reload) =>
        plan.subscription.currentPhase.type === "AutoRenewing" ? (
          <NothingEnds plan={plan} />
        ) : (
          <SwitchPlan
            plan={plan}
            kind="renewal"
            slots={slots}
            onReload={reload}
            intro={<Following plan={plan} />}
          />
        )
      }
    </AskedPlan>
  );
}

function Following({ plan }: { plan: LoadedPlan }) {
  const translate = useTranslate<"plans">();
  return (
    <div>
      {formatFollowing(translate, plan.subscription).map((text) => (
        <p key={text} className={styles.lead}>
          {text}
        </p>
      ))}
    </div>
  );
}

function NothingEnds({ plan: { subscription } }: { plan: LoadedPlan }) {
  const translate = useTranslate<"plans">();
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>
        {translate("renewal.no-promotion", { plan: subscription.offers.active.name })}
      </p>
      <p>
        <Link className={styles.link} to={planPaths.change(subscription.id)}>
          {translate("title.change-plan")}
        </Link>
      </p>
    </div>
  );
}
