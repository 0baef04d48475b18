import type { PaymentHistoryItem } from "@skywave/contract";
import { Link } from "react-router";
import { formatMoney } from "../../../i18n/format.ts";
import { formatBillingDay } from "../../../i18n/format-where-and-when.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { cardBrandName } from "@skywave/domain/billing/card-brand-name";
import styles from "./account-page.module.css";
import surface from "../../../ui/surface/surface.module.css";

const KINDS = {
  payment: "account.history.payment",
  balance: "account.history.balance",
  refund: "account.history.refund",
} as const;

const SHOWN = 3;

/** What was paid, booked or given back of late, and the way to the rest. */
export function PaymentHistory({ items }: { items: readonly PaymentHistoryItem[] }) {
  const translate = useTranslate();
  const { locale } = translate;
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="history">
      <h2 id="history">{translate("account.history")}</h2>
      {items.length === 0 ? (
        <p>{translate("account.history-empty")}</p>
      ) : (
        <table className={surface.table}>
          <thead>
            <tr>
              <th scope="col">{translate("account.history-when")}</th>
              <th scope="col">{translate("account.history-what")}</th>
              <th scope="col">{translate("account.history-amount")}</th>
            </tr>
          </thead>
          <tbody>
            {items.slice(0, SHOWN).map((item) => (
              <tr key={item.id}>
                <td>{formatBillingDay(item.paidAt, locale)}</td>
                <td>
                  {translate(KINDS[item.entryType])}
                  {item.card === null
                    ? null
                    : `, ${translate("billing.card-short", { brand: cardBrandName(item.card.brand), last4: item.card.last4 })}`}
                </td>
                <td>{formatMoney(item.amount, item.currency, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {items.length === 0 ? null : (
        <p>
          <Link className={styles.link} to="/account/bills">
            {translate("account.all-payments")}
          </Link>
        </p>
      )}
    </section>
  );
}
