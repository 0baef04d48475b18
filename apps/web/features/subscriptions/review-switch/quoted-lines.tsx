import type { KeyOf } from "#i18n/translate.ts";
import type { Charge, Order } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { BillLines } from "#pricing/bill-lines.tsx";
import { PaidBy } from "#pricing/paid-by.tsx";
import styles from "../parts/plans.module.css";

interface QuotedLinesProps {
  order: Order;
  /** What is credited, and what is bought. */
  names: { from: string; to: string; second?: string | undefined };
}

/** Everything that falls due today, line by line: the unused days come off, the new plan and its taxes are added. */
export function QuotedLines({ order, names }: QuotedLinesProps) {
  const translate = useTranslate<"plans">();
  const { locale } = translate;
  const { oneTimeCharge } = order.charges;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  // What is about the second subscription of a VIP plan says so; the rest is about the plan itself.
  const productOf = ({ kind, period, credited, line }: Charge) => {
    if (kind === "credit")
      return translate.plural("change.credit-line", credited?.days ?? 0, {
        plan: line === undefined ? names.from : (names.second ?? names.from),
        billed: credited?.billedDays ?? 0,
      });
    const days = { start: formatDay(period.start, locale), end: formatDay(period.end, locale) };
    return translate("review.product", { product: names.to, ...days });
  };
  const total = oneTimeCharge.reduce((cents, { lines }) => cents + toCents(lines.total), 0);
  return (
    <>
      {oneTimeCharge.map((charge) => (
        <div key={`${charge.line} ${charge.kind} ${charge.period.start}`} className={styles.part}>
          <h3>{translate(headingOf(charge))}</h3>
          <BillLines product={productOf(charge)} lines={charge.lines} currency={order.currency} />
        </div>
      ))}
      <PaidBy order={order} />
      {total < 0 ? <p>{translate("change.to-balance", { amount: money(toMajorUnits(-total)) })}</p> : null}
      {oneTimeCharge.length === 0 ? <p className={styles.soft}>{translate("change.nothing-now")}</p> : null}
    </>
  );
}

function headingOf({ kind, line }: Charge): KeyOf<"plans"> {
  if (kind === "credit") return "change.credit";
  return line === undefined ? "change.new-plan" : "vip.added";
}
