import type { Offer, Order } from "@skywave/contract";
import { formatDay, formatMoney } from "../../../i18n/format.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { BillLines } from "../../../pricing/bill-lines.tsx";
import { PricePath } from "../../../pricing/price-path/price-path.tsx";
import { PricePathTable } from "../../../pricing/price-path/price-path-table.tsx";
import { firstPaidBill, paidOtherwise, stepsOfQuote } from "../../../pricing/price-path/quote-steps.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import styles from "../complete-order/complete-order.module.css";

interface OrderReviewProps {
  offer: Offer;
  order: Order;
}

/** What is due today, every line of the first bill, and all that follows, tax included. */
export function OrderReview({ offer, order }: OrderReviewProps) {
  const translate = useTranslate();
  const { locale } = translate;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const due = order.dueNow;
  const otherwise = paidOtherwise(order);
  const bill = firstPaidBill(order);
  const steps = stepsOfQuote(order);
  const day = (date: string) => formatDay(date, locale);
  return (
    <section className={styles.review} aria-label={offer.name}>
      {order.trialUse === undefined ? null : (
        <Notice tone="warn">{translate(`review.trial.${order.trialUse}`)}</Notice>
      )}
      <div className={styles.due}>
        <p>{translate("review.due-today")}</p>
        <p className={styles.dueAmount}>{money(due)}</p>
        {due === 0 && bill !== undefined ? (
          <p>
            {translate("review.first-charge", {
              amount: money(bill.lines.total),
              date: day(bill.period.start),
            })}
          </p>
        ) : null}
      </div>
      {otherwise.balance > 0 ? (
        <p>{translate("review.from-balance", { amount: money(otherwise.balance) })}</p>
      ) : null}
      {otherwise.giftCard > 0 ? (
        <p>{translate("review.from-gift-card", { amount: money(otherwise.giftCard) })}</p>
      ) : null}
      <PricePath steps={steps} currency={order.currency} startsToday />
      <PricePathTable steps={steps} currency={order.currency} />
      {bill === undefined ? null : (
        <div className={styles.bill}>
          <h2>
            {order.charges.oneTimeCharge.length > 0
              ? translate("review.bill-now")
              : translate("review.bill-later", { date: day(bill.period.start) })}
          </h2>
          <BillLines
            product={translate("review.product", {
              product: offer.name,
              start: day(bill.period.start),
              end: day(bill.period.end),
            })}
            lines={bill.lines}
            currency={order.currency}
          />
          {bill.lines.taxes.breakdown.length === 0 ? <p>{translate("review.no-tax")}</p> : null}
        </div>
      )}
      <p className={styles.note}>{translate("price-path.after-tax-note")}</p>
    </section>
  );
}
