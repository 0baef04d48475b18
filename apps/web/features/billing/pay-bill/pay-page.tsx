import type { PaymentReceipt } from "@skywave/contract";
import { loadBills } from "@skywave/services/billing/bills/load-bills";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import surface from "#ui/surface/surface.module.css";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import { BillPage } from "../bill-page/bill-page.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { PayForm } from "./pay-form.tsx";
import { payableOf } from "./payable.ts";

/** Pays everything that is due, or the one bill that the address names. */
export function PayPage() {
  const translate = useTranslate<"bills">();
  const [query] = useSearchParams();
  const invoiceId = query.get("invoiceId") ?? undefined;
  const { view, reload, retry } = useServerData({ area: "billing", verb: "loadBills", ask: loadBills });
  const [receipt, setReceipt] = useState<PaymentReceipt>();
  const [isOvertaken, setOvertaken] = useState(false);
  const payable =
    view.status === "ready" ? payableOf(view.data.balanceDue, view.data.profile, invoiceId) : undefined;
  const showAnew = async () => {
    setOvertaken(true);
    await reload();
  };
  return (
    <BillPage heading={translate("pay.heading")} flow="payBill" page="account/pay" isBelowBills>
      {view.status === "loading" ? <Spinner label={translate("pay.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {receipt !== undefined ? (
        <PaymentReceiptCard receipt={receipt} />
      ) : payable === null ? (
        <Notice
          tone="good"
          takesFocus={isOvertaken}
          actions={
            <Link className={pageStyles.link} to="/account/bills">
              {translate("pay.done")}
            </Link>
          }
        >
          {translate(invoiceId === undefined && !isOvertaken ? "pay.nothing-due" : "pay.error.NOTHING_DUE")}
        </Notice>
      ) : payable !== undefined && view.status === "ready" ? (
        <PayForm
          payable={payable}
          methods={view.data.paymentMethods}
          onPaid={setReceipt}
          onStale={showAnew}
        />
      ) : null}
    </BillPage>
  );
}

/** What was paid with what, and where its invoice is. */
function PaymentReceiptCard({ receipt }: { receipt: PaymentReceipt }) {
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
