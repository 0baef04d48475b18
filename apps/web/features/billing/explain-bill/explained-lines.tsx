import type { ChargeLines, Invoice } from "@skywave/contract";
import { daysIn } from "@skywave/services/billing/bills/compare-invoices";
import { type CurrencyCode, formatDay, formatMoney, formatRate } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatTaxName } from "#pricing/format-tax-name.ts";
import pageStyles from "../bill-page/bill-page.module.css";
import styles from "./explain-bill.module.css";
import { formatJurisdiction } from "./format-bill-place.ts";

type Line = Invoice["lines"][number];

/** A line of a bill, with what its days were where it gives some back. */
export type ExplainedLine = Pick<Line, "kind" | "phaseType" | "period" | "credited" | "planName"> & {
  lines: ChargeLines;
};

interface ExplainedLinesProps {
  description: string;
  lines: readonly ExplainedLine[];
  currency: CurrencyCode;
}

/** How each amount of a bill came about: which days at which price, our fee, and each tax as rate times base. */
export function ExplainedLines({ description, lines, currency }: ExplainedLinesProps) {
  const translate = useTranslate<"bills">();
  return (
    <div className={pageStyles.stack}>
      {lines.map((line, place) => (
        <div key={`${place} ${line.kind}`}>
          <h3 className={styles.period}>
            {translate("explain.period", {
              description: line.planName ?? description,
              start: formatDay(line.period.start, translate.locale),
              end: formatDay(line.period.end, translate.locale),
            })}
          </h3>
          <LineAmounts line={line} currency={currency} />
        </div>
      ))}
    </div>
  );
}

function useDaysText({ kind, phaseType, period, credited }: ExplainedLine): string {
  const translate = useTranslate<"bills">();
  if (kind === "credit" && credited !== undefined) {
    return translate("explain.credit", {
      days: translate.plural("explain.days", credited.days),
      total: translate.plural("explain.days", credited.billedDays),
      start: formatDay(period.start, translate.locale),
    });
  }
  if (kind === "fee") return translate("explain.move-fee");
  const days = translate.plural("explain.days", daysIn(period));
  return `${days}, ${translate(`explain.phase.${phaseType}`)}`;
}

function LineAmounts({ line, currency }: { line: ExplainedLine; currency: CurrencyCode }) {
  const translate = useTranslate<"bills">();
  const { locale } = translate;
  const { productAmount, fees, taxes, total } = line.lines;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const daysText = useDaysText(line);
  return (
    <dl className={pageStyles.pairs}>
      <div>
        <dt>{daysText}</dt>
        <dd>{money(productAmount)}</dd>
      </div>
      {fees.map((fee) => (
        <div key={fee.type}>
          <dt>{translate("explain.fee")}</dt>
          <dd>{money(fee.amount)}</dd>
        </div>
      ))}
      {taxes.breakdown.map((tax) => (
        <div key={`${tax.jurisdiction}-${tax.taxType}`}>
          <dt>
            {translate("explain.tax", {
              name: formatTaxName(tax, translate),
              rate: formatRate(tax.rate, locale),
              base: money(tax.base),
              place: formatJurisdiction(tax, translate),
            })}
          </dt>
          <dd>{money(tax.amount)}</dd>
        </div>
      ))}
      {taxes.breakdown.length === 0 ? (
        <div>
          <dt>{translate("explain.no-tax")}</dt>
          <dd>{money(0)}</dd>
        </div>
      ) : null}
      <div className={pageStyles.total}>
        <dt>{translate("explain.sum")}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
