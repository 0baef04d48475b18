import { loadBills } from "@skywave/services/billing/bills/load-bills";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { BillPage } from "../bill-page/bill-page.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { PaymentHistory } from "../payment-history/payment-history.tsx";
import { BalanceSection } from "./balance-section.tsx";
import { BillDelivery } from "./bill-delivery.tsx";
import { DueSection } from "./due-section.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { NextBillSection } from "./next-bill-section.tsx";

/** What is due, what comes next, and everything that was billed and paid. */
export function BillsPage() {
  const translate = useTranslate<"bills">();
  const { view, retry } = useServerData({
    area: "billing",
    verb: "loadBills",
    ask: loadBills,
    follows: true,
  });
  return (
    <BillPage heading={translate("bills.heading")} page="account/bills" back="account">
      {view.status === "loading" ? <Spinner label={translate("bills.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" ? (
        <div className={pageStyles.sections}>
          <DueSection balanceDue={view.data.balanceDue} />
          <div className={`${pageStyles.sections} ${pageStyles.duo}`}>
            <NextBillSection
              nextBill={view.data.nextBill}
              place={view.data.profile?.serviceAddress.state ?? ""}
            />
            <BalanceSection balanceDue={view.data.balanceDue} />
          </div>
          <InvoiceList />
          {view.data.profile === null ? null : <BillDelivery profile={view.data.profile} />}
          <PaymentHistory methods={view.data.paymentMethods} />
        </div>
      ) : null}
    </BillPage>
  );
}
