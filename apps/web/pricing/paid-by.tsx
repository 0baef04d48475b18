import type { Order } from "@skywave/contract";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./bill-lines.module.css";
import { paidOtherwise } from "./price-path/quote-steps.ts";

/** Who pays what of today's bill; nothing where the payment card pays all of it. */
export function PaidBy({ order }: { order: Order }) {
  const translate = useTranslate();
  const { balance, giftCard } = paidOtherwise(order);
  if (balance === 0 && giftCard === 0) return null;
  const money = (amount: number) => formatMoney(amount, order.currency, translate.locale);
  const others = [
    { name: "balance", amount: balance },
    { name: "gift-card", amount: giftCard },
  ] as const;
  return (
    <div className={styles.paidBy}>
      <h3>{translate("paid-by.heading")}</h3>
      <dl className={styles.bill}>
        {others
          .filter(({ amount }) => amount > 0)
          .map(({ name, amount }) => (
            <div key={name}>
              <dt>{translate(`paid-by.${name}`)}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>{translate("paid-by.card")}</dt>
          <dd>{money(order.dueNow)}</dd>
        </div>
      </dl>
    </div>
  );
}
