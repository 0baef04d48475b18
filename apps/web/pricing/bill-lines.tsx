import type { ChargeLines } from "@skywave/contract";
import { type CurrencyCode, formatMoney, formatRate } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./bill-lines.module.css";
import { formatTaxName } from "./format-tax-name.ts";

interface BillLinesProps {
  product: string;
  lines: ChargeLines;
  currency: CurrencyCode;
}

/** A bill line by line: what was bought, our own fee under its own name, and each tax with whose it is. */
export function BillLines({ product, lines, currency }: BillLinesProps) {
  const translate = useTranslate();
  const { locale } = translate;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <dl className={styles.bill}>
      <div>
        <dt>{product}</dt>
        <dd>{money(lines.productAmount)}</dd>
      </div>
      {lines.fees.map((fee) => (
        <div key={fee.type}>
          <dt>{translate("line.royalty-fee")}</dt>
          <dd>{money(fee.amount)}</dd>
        </div>
      ))}
      {lines.taxes.breakdown.map((tax) => (
        <div key={`${tax.jurisdiction}-${tax.taxType}`}>
          <dt>
            {translate("line.tax", {
              name: formatTaxName(tax, translate),
              rate: formatRate(tax.rate, locale),
              base: money(tax.base),
            })}
          </dt>
          <dd>{money(tax.amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{translate("line.total")}</dt>
        <dd>{money(lines.total)}</dd>
      </div>
    </dl>
  );
}
