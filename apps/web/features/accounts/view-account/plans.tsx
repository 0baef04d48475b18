import type { Subscription } from "@skywave/contract";
import { Link, useNavigate } from "react-router";
import { formatList } from "#i18n/format.ts";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BilledElsewhere } from "#pricing/standing/billed-elsewhere.tsx";
import { PlanRadio, RefreshRadioLink } from "#pricing/standing/plan-radio.tsx";
import { PlanState } from "#pricing/standing/plan-state.tsx";
import { PlanTimeline } from "#pricing/timeline/plan-timeline.tsx";
import { productsBeyondName } from "#i18n/products-beyond-name.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./account-page.module.css";
import planStyles from "./plans.module.css";
import surface from "#ui/surface/surface.module.css";

/** The plans of the account, each with how it stands over time. */
export function Plans({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="plans">
      <h2 id="plans">{translate("account.plans")}</h2>
      {subscriptions.length === 0 ? (
        <div className={styles.empty}>
          <h3>{translate("account.empty-heading")}</h3>
          <p>{translate("account.empty-text")}</p>
          <Button onPress={() => void navigate("/subscribe/checkout/purchase/streaming/organic")}>
            {translate("account.empty-action")}
          </Button>
        </div>
      ) : (
        subscriptions.map((subscription) => <Plan key={subscription.id} subscription={subscription} />)
      )}
    </section>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate<"plans">();
  const { tracking } = useApp();
  const { id, started, products, offers, options, billedBy, includedIn, radio } = subscription;
  const asked = new URLSearchParams({ subscriptionId: id }).toString();
  const plan = formatPlanName(translate, subscription);
  const included = productsBeyondName({ name: offers.active.name, products });
  return (
    <article className={styles.plan}>
      <div className={styles.planHead}>
        <h3>{plan}</h3>
        <PlanState subscription={subscription} />
      </div>
      <p className={styles.soft}>
        {translate("account.plan-since", { date: formatBillingDay(started, translate.locale) })}
        {included.length === 0
          ? null
          : ` · ${translate("account.plan-includes", { products: formatList(included, translate.locale) })}`}
      </p>
      {radio === undefined ? null : (
        <p>
          <PlanRadio radio={radio} />
        </p>
      )}
      {includedIn === null ? null : <p>{translate("plan.stands.included")}</p>}
      <PlanTimeline subscription={subscription} />
      {billedBy.isUs || billedBy.source === "internal" ? null : <BilledElsewhere billedBy={billedBy} />}
      <ul className={planStyles.links}>
        <li>
          <Link
            to={`/account/plan/${encodeURIComponent(id)}`}
            aria-label={translate("plan.open-label", { plan })}
          >
            {translate("plan.open")}
          </Link>
        </li>
        {options.canRefreshRadio ? (
          <li>
            <RefreshRadioLink subscriptionId={id} />
          </li>
        ) : null}
        {options.canChangePlan ? (
          <li>
            <Link
              to={`/subscription/change?${asked}`}
              onClick={() => tracking.event("view-other-subscription-options")}
            >
              {translate("plan.change")}
            </Link>
          </li>
        ) : null}
        {options.canCancelSubscription ? (
          <li>
            <Link to={`/subscription/cancel?${asked}`}>
              {translate(options.canRevokeCancellation ? "plan.take-back" : "title.cancel-plan")}
            </Link>
          </li>
        ) : null}
      </ul>
    </article>
  );
}
