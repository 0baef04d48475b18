import type { BalanceDue } from "@skywave/contract";
import { Link } from "react-router";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import buttonStyles from "#ui/button/button.module.css";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { DueWithNextPayment } from "./due-with-next-payment.tsx";
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
