import type { Subscription } from "@skywave/contract";
import { useNavigate } from "react-router";
import { formatInstantDay, formatList } from "../../../i18n/format.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { PricePath } from "../../../pricing/price-path/price-path.tsx";
import { PricePathTable } from "../../../pricing/price-path/price-path-table.tsx";
import { Button } from "../../../ui/button/button.tsx";
import styles from "./account-page.module.css";

/** The plans of the account, each with what it costs over time. */
export function Plans({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <section className={styles.card} aria-labelledby="plans">
      <h2 id="plans">{translate("account.plans")}</h2>
      {subscriptions.length === 0 ? (
        <div className={styles.empty}>
          <h3>{translate("account.empty-heading")}</h3>
          <p>{translate("account.empty-text")}</p>
          <Button onPress={() => void navigate("/")}>{translate("account.empty-action")}</Button>
        </div>
      ) : (
        subscriptions.map((subscription) => <Plan key={subscription.id} subscription={subscription} />)
      )}
    </section>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate();
  const { offers, state, started, products, pricePath, currency } = subscription;
  const names = products.map(({ name }) => name);
  return (
    <article className={styles.plan}>
      <div className={styles.planHead}>
        <h3>{offers.active.name}</h3>
        <span className={styles.state} data-state={state}>
          {translate(`account.state.${state}`)}
        </span>
      </div>
      <p className={styles.soft}>
        {translate("account.plan-since", { date: formatInstantDay(started, translate.locale) })}
        {names.length === 0
          ? null
          : ` · ${translate("account.plan-includes", { products: formatList(names, translate.locale) })}`}
      </p>
      <PricePath steps={pricePath} currency={currency} />
      <PricePathTable steps={pricePath} currency={currency} />
    </article>
  );
}
