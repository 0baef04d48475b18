import type { Offer, Subscription } from "@skywave/contract";
import { Link } from "react-router";
import { formatPeriod } from "#i18n/format-period.ts";
import { formatDay, formatMoney } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { AskedPlan } from "../parts/asked-plan.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import styles from "../parts/plans.module.css";
import type { LoadedPlan } from "../parts/use-plan.ts";
import type { PaymentSlots } from "../review-switch/payment-slots.ts";
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

/** What happens at the end of a promotion without a choice, and that there is time to choose. */
function formatFollowing(translate: Translator<"plans">, { offers, currentPhase }: Subscription): string[] {
  const { active } = offers;
  const last = active.phases.at(-1);
  const until = currentPhase.ends;
  if (last === undefined || until === null) return [];
  const values = { plan: active.name, date: formatDay(until, translate.locale) };
  if (last.duration.kind === "finite") return [translate("renewal.ends", values)];
  // Of several reduced prices only the last one leads to the plan that goes on.
  const isLast = active.phases.at(-2)?.type === currentPhase.type;
  return [
    translate(isLast ? "renewal.until" : "renewal.more-to-come", values),
    translate("renewal.without-choice", { ...values, ...priceOf(last, active, translate) }),
  ];
}

function priceOf(
  { price, billingPeriod }: Offer["phases"][number],
  { currency }: Offer,
  translate: Translator,
) {
  return {
    price: formatMoney(price.total, currency, translate.locale),
    period: formatPeriod(translate, billingPeriod),
  };
}
