import type { Offer } from "@skywave/contract";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatPrice } from "../parts/format-price.ts";
import { planPaths } from "../parts/plan-paths.ts";
import styles from "../parts/plans.module.css";

/** The way to two subscriptions at one price, from where single plans are chosen. */
export function VipLink({ offer, subscriptionId }: { offer: Offer; subscriptionId: string }) {
  const translate = useTranslate<"plans">();
  return (
    <p>
      <Link className={styles.link} to={planPaths.upgradeVip(subscriptionId)}>
        {translate("vip.link", { plan: offer.name, price: formatPrice(translate, offer) })}
      </Link>
    </p>
  );
}
