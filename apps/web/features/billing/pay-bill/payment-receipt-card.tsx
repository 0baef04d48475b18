import type { PaymentReceipt } from "@skywave/contract";
import { Link } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import surface from "#ui/surface/surface.module.css";

/** What was paid with what, and where its invoice is. */
export function PaymentReceiptCard({ receipt }: { receipt: PaymentReceipt }) {
  const translate = useTranslate<"bills">();
  const { amount, giftCardAmount, currency, invoiceIds, billingProfileBalanceAfter } = receipt;
  const { value: standing } = billingProfileBalanceAfter;
  const rows = [
    { key: "card", label: translate("pay.receipt-card"), value: amount },
    { key: "gift", label: translate("pay.receipt-gift-card"), value: giftCardAmount },
    { key: "balance", label: translate("pay.receipt-balance"), value: Math.max(0, standing) },
    { key: "left", label: translate("pay.receipt-left"), value: Math.max(0, -standing) },
  ].filter(({ value }) => value > 0);
  return (
    <section className={surface.card}>
      <ArrivedHeading>{translate("pay.receipt-heading")}</ArrivedHeading>
      <dl className={pageStyles.pairs}>
        {rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{formatMoney(value, currency, translate.locale)}</dd>
          </div>
        ))}
      </dl>
      <p className={pageStyles.acts}>
        {invoiceIds.map((id, index) => (
          <Link key={id} className={pageStyles.link} to={`/account/invoices/${id}`}>
            {translate("pay.receipt-invoice")}
            {invoiceIds.length === 1 ? null : ` ${index + 1}`}
          </Link>
        ))}
        <Link className={pageStyles.link} to="/account/bills">
          {translate("pay.done")}
        </Link>
      </p>
    </section>
  );
}
