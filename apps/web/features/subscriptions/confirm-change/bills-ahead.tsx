import type { Order } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { PricePath } from "#pricing/price-path/price-path.tsx";
import { PricePathTable } from "#pricing/price-path/price-path-table.tsx";
import type { DrawnStep } from "#pricing/price-path/price-steps.ts";
import { stepsOfQuote } from "#pricing/price-path/quote-steps.ts";
import styles from "../parts/plans.module.css";
import surface from "#ui/surface/surface.module.css";

/** Every bill that comes of a change, drawn and in a table; of one price a sentence says all. */
export function BillsAhead({ order, startsToday }: { order: Order; startsToday: boolean }) {
  const translate = useTranslate<"plans">();
  const steps = stepsOfQuote(order);
  const [only] = steps;
  const isFlat = steps.length === 1 && only?.end === null;
  return (
    <section className={surface.card} aria-labelledby="later">
      <h2 id="later">{translate("change.later")}</h2>
      {isFlat ? (
        <p>{formatFlat(translate, only, order.currency)}</p>
      ) : (
        <>
          <PricePath steps={steps} currency={order.currency} startsToday={startsToday} />
          <PricePathTable steps={steps} currency={order.currency} />
        </>
      )}
      <p className={styles.small}>{translate("price-path.after-tax-note")}</p>
    </section>
  );
}

function formatFlat(translate: Translator<"plans">, step: DrawnStep, currency: Order["currency"]): string {
  const { locale } = translate;
  return translate("change.bills-flat", {
    price: formatMoney(step.price, currency, locale),
    period: formatPeriod(translate, step.billingPeriod),
    withTax: formatMoney(step.priceAfterTax ?? step.price, currency, locale),
    date: formatDay(step.start, locale),
  });
}
