import type { Order } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { PricePath } from "#pricing/price-path/price-path.tsx";
import { PricePathTable } from "#pricing/price-path/price-path-table.tsx";
import { stepsOfQuote } from "#pricing/price-path/quote-steps.ts";
import styles from "../parts/plans.module.css";
import surface from "#ui/surface/surface.module.css";

/** Every bill that comes of a change, drawn and in a table. */
export function BillsAhead({ order, startsToday }: { order: Order; startsToday: boolean }) {
  const translate = useTranslate<"plans">();
  const steps = stepsOfQuote(order);
  return (
    <section className={surface.card} aria-labelledby="later">
      <h2 id="later">{translate("change.later")}</h2>
      <PricePath steps={steps} currency={order.currency} startsToday={startsToday} />
      <PricePathTable steps={steps} currency={order.currency} />
      <p className={styles.small}>{translate("price-path.after-tax-note")}</p>
    </section>
  );
}
