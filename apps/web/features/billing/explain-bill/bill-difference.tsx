import type { BillComparison } from "@skywave/services/billing/bills/compare-invoices";
import { type CurrencyCode, formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import pageStyles from "../bill-page/bill-page.module.css";
import styles from "./explain-bill.module.css";
import { formatDifference } from "./format-difference.ts";

interface BillDifferenceProps {
  /** null where there is no bill before. */
  comparison: BillComparison | null;
  currency: CurrencyCode;
}

/** What made a bill differ from the one before, in words and amounts that add up. */
export function BillDifference({ comparison, currency }: BillDifferenceProps) {
  const translate = useTranslate<"bills">();
  return (
    <div>
      <h3 className={styles.period}>{translate("difference.heading")}</h3>
      {comparison === null ? (
        <p>{translate("difference.first")}</p>
      ) : (
        <Parts comparison={comparison} currency={currency} />
      )}
    </div>
  );
}

function Parts({ comparison, currency }: { comparison: BillComparison; currency: CurrencyCode }) {
  const translate = useTranslate<"bills">();
  const { locale } = translate;
  const { before, difference, parts } = comparison;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const signed = (amount: number) => (amount > 0 ? `+${money(amount)}` : money(amount));
  const values = {
    date: formatDay(before.dueDate, locale),
    before: money(before.amount),
    amount: money(Math.abs(difference)),
  };
  if (parts.length === 0) return <p>{translate("difference.same", values)}</p>;
  return (
    <>
      <p>
        {difference === 0
          ? translate("difference.same", values)
          : translate(difference > 0 ? "difference.more" : "difference.less", values)}
      </p>
      <dl className={pageStyles.pairs} data-part="difference">
        {parts.map(({ amount, cause }) => (
          <div key={JSON.stringify(cause)}>
            <dt>{formatDifference(cause, translate, currency)}</dt>
            <dd>{signed(amount)}</dd>
          </div>
        ))}
        <div className={pageStyles.total}>
          <dt>{translate("difference.sum")}</dt>
          <dd>{signed(difference)}</dd>
        </div>
      </dl>
    </>
  );
}
