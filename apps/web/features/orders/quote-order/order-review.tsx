import type { Offer, Order } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { BillLines } from "#pricing/bill-lines.tsx";
import { PaidBy } from "#pricing/paid-by.tsx";
import { formatPricePath } from "#pricing/price-path/format-price-path.ts";
import { PricePath } from "#pricing/price-path/price-path.tsx";
import { PricePathTable } from "#pricing/price-path/price-path-table.tsx";
import {
  firstPaidBill,
  lastingPrice,
  nextBill,
  planOfOrder,
  stepsOfQuote,
} from "#pricing/price-path/quote-steps.ts";
import { useNamedRadios } from "#orders/named-radios.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./order-review.module.css";

interface OrderReviewProps {
  offer: Offer;
  order: Order;
}

/** What is due today, every line of the first bill, and all that follows, tax included. */
export function OrderReview({ offer, order }: OrderReviewProps) {
  return order.lines === undefined ? (
    <OnePlan offer={offer} order={order} />
  ) : (
    <SeveralPlans order={order} lines={order.lines} />
  );
}

function OnePlan({ offer, order }: OrderReviewProps) {
  const translate = useTranslate();
  const { locale } = translate;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const due = order.dueNow;
  const bill = firstPaidBill(order);
  const next = nextBill(order);
  const steps = stepsOfQuote(order);
  const day = (date: string) => formatDay(date, locale);
  // Each price ends where the next one begins, which the eye sees drawn; only a last day has to be written down.
  const isEndless = steps.at(-1)?.end === null;
  return (
    <section className={styles.review} aria-label={offer.name}>
      {order.trialUse === undefined ? null : (
        <Notice tone="warn">{translate(`review.trial.${order.trialUse}`)}</Notice>
      )}
      <FollowsTrial offer={offer.name} order={order} />
      <div className={styles.due}>
        <p>{translate("review.due-today")}</p>
        <p className={styles.dueAmount}>{money(due)}</p>
        {due === 0 && next !== undefined ? (
          <p>
            {translate("review.first-charge", {
              amount: money(next.lines.total),
              date: day(next.period.start),
            })}
          </p>
        ) : null}
      </div>
      <PricePath steps={steps} currency={order.currency} startsToday />
      <div className={isEndless ? "visually-hidden" : undefined}>
        <PricePathTable steps={steps} currency={order.currency} />
      </div>
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
          <PaidBy order={order} />
          {bill.lines.taxes.breakdown.length === 0 ? <p>{translate("review.no-tax")}</p> : null}
        </div>
      )}
      <p className={styles.note}>{translate("price-path.after-tax-note")}</p>
    </section>
  );
}

/** Since when a plan is had that follows the buyer's trial. */
function FollowsTrial({ offer, order: { change } }: { offer: string; order: Order }) {
  const translate = useTranslate();
  if (change === undefined) return null;
  const date = formatDay(change.effective, translate.locale);
  return <Notice tone="info">{translate("follow-trial.review", { offer, date })}</Notice>;
}

interface SeveralPlansProps {
  order: Order;
  lines: NonNullable<Order["lines"]>;
}

/** What all plans cost together today and later, and each of them line by line. */
function SeveralPlans({ order, lines }: SeveralPlansProps) {
  const translate = useTranslate();
  const radios = useNamedRadios(lines);
  const { currency } = order;
  const money = (amount: number) => formatMoney(amount, currency, translate.locale);
  return (
    <section className={styles.review} aria-label={translate("several.review-label")}>
      <FollowsTrial offer={lines[0]?.offerName ?? ""} order={order} />
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
          radio={radios[place] ?? ""}
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

interface PlanProps {
  name: string;
  product: string;
  /** What it is for; empty of a plan for streaming. */
  radio: string;
  order: Order;
}

function Plan({ name, product, radio, order }: PlanProps) {
  const translate = useTranslate();
  const bill = firstPaidBill(order);
  if (bill === undefined) return null;
  const day = (date: string) => formatDay(date, translate.locale);
  const { start, end } = bill.period;
  return (
    <div className={styles.bill}>
      <h2>{name}</h2>
      {radio === "" ? null : <p>{radio}</p>}
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
