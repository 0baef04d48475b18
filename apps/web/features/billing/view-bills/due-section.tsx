import type { BalanceDue } from "@skywave/contract";
import { loadAmountDue } from "@skywave/services/legacy-billing/load-amount-due";
import { Link } from "react-router";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import buttonStyles from "#ui/button/button.module.css";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import styles from "./view-bills.module.css";
import surface from "#ui/surface/surface.module.css";

/** What has to be paid now, with which bills, and the way to pay it. */
export function DueSection({ balanceDue }: { balanceDue: BalanceDue }) {
  const translate = useTranslate<"bills">();
  const { amount, currency, invoices } = balanceDue;
  const money = (value: number) => formatMoney(value, currency, translate.locale);
  if (amount <= 0) {
    return (
      <Card heading={translate("bills.due")}>
        <p>{translate("bills.nothing-due")}</p>
      </Card>
    );
  }
  return (
    <Card heading={translate("bills.due")}>
      <p className={surface.amount}>{money(amount)}</p>
      <p className={pageStyles.soft}>{translate.plural("bills.due-for", invoices.length)}</p>
      <DueWithNextPayment />
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <Link className={pageStyles.link} to={`/account/invoices/${invoice.id}`}>
              {translate("bills.invoice", { number: invoice.number })}
            </Link>
            <span>{translate("bills.due-on", { date: formatDay(invoice.dueDate, translate.locale) })}</span>
            <span>{money(invoice.amountDue)}</span>
            <span className={surface.state} data-state={invoice.status}>
              {translate(`invoice.status.${invoice.status}`)}
            </span>
            {invoices.length === 1 ? null : (
              <Link className={pageStyles.link} to={`/account/pay?invoiceId=${invoice.id}`}>
                {translate("bills.pay-one")}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link className={buttonStyles.button} data-look="signal" to="/account/pay">
          {translate("bills.pay", { amount: money(amount) })}
        </Link>
      </p>
    </Card>
  );
}

/** What has to be there by the next payment, for whoever owes something; where it cannot be had, nothing is said. */
function DueWithNextPayment() {
  const translate = useTranslate<"bills">();
  const { view } = useServerData({
    area: "legacy",
    verb: "loadAmountDue",
    ask: loadAmountDue,
    follows: true,
  });
  if (view.status !== "ready" || view.data.nextPaymentOn === undefined) return null;
  const { amountDue, currency, nextPaymentOn } = view.data;
  return (
    <p className={pageStyles.soft}>
      {translate("bills.due-with-next", {
        amount: formatMoney(amountDue, currency, translate.locale),
        date: formatDay(nextPaymentOn, translate.locale),
      })}
    </p>
  );
}
