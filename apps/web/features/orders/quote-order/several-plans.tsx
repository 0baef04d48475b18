import type { Order } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { BillLines } from "#pricing/bill-lines.tsx";
import { PaidBy } from "#pricing/paid-by.tsx";
import { firstPaidBill, lastingPrice, planOfOrder, stepsOfQuote } from "#pricing/price-path/quote-steps.ts";
import { formatPricePath } from "#pricing/price-path/format-price-path.ts";
import styles from "../complete-order/complete-order.module.css";

interface SeveralPlansProps {
  order: Order;
  lines: NonNullable<Order["lines"]>;
}

/** What all plans cost together today and later, and each of them line by line. */
export function SeveralPlans({ order, lines }: SeveralPlansProps) {
  const translate = useTranslate();
  const { currency } = order;
  const money = (amount: number) => formatMoney(amount, currency, translate.locale);
  return (
    <section className={styles.review} aria-label={translate("several.review-label")}>
      <div className={styles.due}>
        <p>{translate("review.due-today")}</p>
        <p className={styles.dueAmount}>{money(order.dueNow)}</p>
        <p>{translate("several.later", { amount: money(lastingPrice(order).total) })}</p>
      </div>
      {lines.map((line, place) => (
        <Plan
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same plan; they never move
          key={place}
          name={translate("several.numbered", { number: String(place + 1), offer: line.offerName })}
          product={line.offerName}
          order={planOfOrder(order, place)}
        />
      ))}
      <div className={styles.bill}>
        <PaidBy order={order} />
      </div>
      <p className={styles.note}>{translate("price-path.after-tax-note")}</p>
    </section>
  );
}

function Plan({ name, product, order }: { name: string; product: string; order: Order }) {
  const translate = useTranslate();
  const bill = firstPaidBill(order);
  if (bill === undefined) return null;
  const day = (date: string) => formatDay(date, translate.locale);
  const { start, end } = bill.period;
  return (
    <div className={styles.bill}>
      <h2>{name}</h2>
      <p className={styles.note}>{formatPricePath(translate, stepsOfQuote(order), order.currency)}</p>
      <BillLines
        product={translate("review.product", { product, start: day(start), end: day(end) })}
        lines={bill.lines}
        currency={order.currency}
      />
      {bill.lines.taxes.breakdown.length === 0 ? <p>{translate("review.no-tax")}</p> : null}
    </div>
  );
}
