import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import type { Payable } from "./payable.ts";
import surface from "#ui/surface/surface.module.css";

/** How much is paid, and which bills it settles. */
export function PayableSummary({ payable }: { payable: Payable }) {
  const translate = useTranslate<"bills">();
  const { amount, currency, balance, invoices } = payable;
  const money = (value: number) => formatMoney(value, currency, translate.locale);
  return (
    <Card heading={translate("pay.amount")}>
      <p className={surface.amount}>{money(amount)}</p>
      <div>
        <p className={pageStyles.soft}>{translate("pay.for")}</p>
        <dl className={pageStyles.pairs}>
          {invoices.map((invoice) => (
            <div key={invoice.id}>
              <dt>
                {translate("pay.bill", {
                  number: invoice.number,
                  date: formatDay(invoice.dueDate, translate.locale),
                })}
              </dt>
              <dd>{money(invoice.amountDue)}</dd>
            </div>
          ))}
        </dl>
        {balance > 0 ? <p>{translate("pay.balance-taken-off", { amount: money(balance) })}</p> : null}
      </div>
    </Card>
  );
}
