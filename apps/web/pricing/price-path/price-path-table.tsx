import { type CurrencyCode, formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import type { DrawnStep } from "./price-steps.ts";
import styles from "./price-path.module.css";

interface PricePathTableProps {
  steps: readonly DrawnStep[];
  currency: CurrencyCode;
}

/** The price path as a table, for whoever wants every date and amount. */
export function PricePathTable({ steps, currency }: PricePathTableProps) {
  const translate = useTranslate();
  const { locale } = translate;
  const isTaxKnown = steps.some((step) => step.priceAfterTax !== undefined);
  const money = (amount: number) =>
    amount === 0 ? translate("price-path.free") : formatMoney(amount, currency, locale);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{translate("price-path.table")}</caption>
      <thead>
        <tr>
          <th scope="col">{translate("price-path.when")}</th>
          <th scope="col">{translate("price-path.each-bill")}</th>
          {isTaxKnown ? <th scope="col">{translate("price-path.after-tax")}</th> : null}
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.start}>
            <th scope="row">
              {step.end === null
                ? translate("price-path.since", { start: formatDay(step.start, locale) })
                : translate("price-path.range", {
                    start: formatDay(step.start, locale),
                    end: formatDay(step.end, locale),
                  })}
            </th>
            <td>
              {money(step.price)}
              {step.price === 0 ? null : ` ${formatPeriod(translate, step.billingPeriod)}`}
            </td>
            {isTaxKnown ? <td>{money(step.priceAfterTax ?? step.price)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
