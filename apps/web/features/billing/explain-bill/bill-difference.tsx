import type { Difference } from "@skywave/domain/billing/compare-bills";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { BillBefore, BillComparison } from "@skywave/services/billing/bills/compare-invoices";
import { type CurrencyCode, formatDay, formatMoney, formatRate } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatTaxName } from "#pricing/format-tax-name.ts";
import pageStyles from "../bill-page/bill-page.module.css";
import styles from "./explain-bill.module.css";
import { formatBillPlace } from "./format-bill-place.ts";

const MILLIONTHS = 1_000_000;

interface BillDifferenceProps {
  comparison: BillBefore;
  currency: CurrencyCode;
}

/** What made a bill differ from the one before, in words and amounts that add up. */
export function BillDifference({ comparison, currency }: BillDifferenceProps) {
  const translate = useTranslate<"bills">();
  return (
    <div>
      <h3 className={styles.period}>{translate("difference.heading")}</h3>
      {comparison === null || comparison === "severalPlans" ? (
        <p>{translate(comparison === null ? "difference.first" : "difference.several-plans")}</p>
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

/** Why a bill differs from the one before, in words. */
function formatDifference(cause: Difference, translate: Translator<"bills">, currency: CurrencyCode): string {
  const { locale } = translate;
  const money = (amountInCents: number) => formatMoney(toMajorUnits(amountInCents), currency, locale);
  switch (cause.reason) {
    case "freeTimeEnded":
      return translate("difference.free-time-ended");
    case "promotionEnded":
      return translate("difference.promotion-ended");
    case "promotionBegan":
      return translate("difference.promotion-began");
    case "credited":
      return translate("difference.credited");
    case "creditedBefore":
      return translate("difference.credited-before");
    case "chargedOnce":
      return translate("difference.charged-once");
    case "chargedOnceBefore":
      return translate("difference.charged-once-before");
    case "nothingBilled":
      return translate("difference.nothing-billed");
    case "billedAgain":
      return translate("difference.billed-again");
    case "planChanged":
      return translate("difference.plan-changed", { from: cause.from, to: cause.to });
    case "termChanged":
      return translate("difference.term-changed", {
        from: translate.plural("explain.days", cause.fromDays),
        to: translate.plural("explain.days", cause.toDays),
      });
    case "priceChanged":
    case "feeChanged":
      return translate(
        cause.reason === "feeChanged" ? "difference.fee-changed" : "difference.price-changed",
        { from: money(cause.fromInCents), to: money(cause.toInCents) },
      );
    case "taxOnPrice":
      return translate("difference.tax-on-price", { name: formatTaxName(cause.tax, translate) });
    case "taxBegan":
      return translate("difference.tax-began", { name: formatTaxName(cause.tax, translate) });
    case "taxEnded":
      return translate("difference.tax-ended", { name: formatTaxName(cause.tax, translate) });
    case "movedTo":
    case "movedFrom":
      return translate(cause.reason === "movedTo" ? "difference.moved-to" : "difference.moved-from", {
        name: formatTaxName(cause.tax, translate),
        place: formatBillPlace(cause.place, translate),
      });
    case "taxRateChanged":
      return translate("difference.tax-rate-changed", {
        name: formatTaxName(cause.tax, translate),
        from: formatRate(cause.fromInMillionths / MILLIONTHS, locale),
        to: formatRate(cause.tax.rateInMillionths / MILLIONTHS, locale),
      });
  }
}
