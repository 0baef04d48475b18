import type { Subscription } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import surface from "#ui/surface/surface.module.css";
import { formatPriceNow } from "../parts/format-price.ts";
import styles from "../parts/plans.module.css";

/** What somebody has, among what they could have, and not to be chosen. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate<"plans">();
  const { active } = subscription.offers;
  return (
    <div className={styles.current}>
      <span className={surface.state} data-state="default">
        {translate("change.current")}
      </span>
      <b>
        {active.name}, {translate(`change.term.${active.baseTerm}`)}
      </b>
      <span>{formatPriceNow(translate, subscription)}</span>
    </div>
  );
}
