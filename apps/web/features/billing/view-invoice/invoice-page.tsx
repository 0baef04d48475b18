import { loadInvoiceDocument } from "@skywave/services/billing/bills/load-invoice-document";
import { useParams } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { BillPage } from "../bill-page/bill-page.tsx";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { BillDifference } from "../explain-bill/bill-difference.tsx";
import { ExplainedLines } from "../explain-bill/explained-lines.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import styles from "./view-invoice.module.css";

/** One invoice: to read, to print, to keep, and to understand. */
export function InvoicePage() {
  const translate = useTranslate<"bills">();
  const { invoiceId = "" } = useParams();
  const { view, retry } = useServerData({
    area: "billing",
    verb: "loadInvoiceDocument",
    params: [invoiceId],
    async ask(skywave) {
      const outcome = await loadInvoiceDocument(skywave, invoiceId);
      if (outcome.ok) return { ok: true, found: outcome } as const;
      return outcome.code === "NOT_FOUND" ? ({ ok: true, found: null } as const) : outcome;
    },
    follows: true,
  });
  const found = view.status === "ready" ? view.data.found : null;
  const invoice = found?.document.invoice;
  const heading =
    invoice === undefined
      ? translate("title.invoice")
      : translate("invoice.heading", { number: invoice.number });
  return (
    <BillPage heading={heading} page="account/invoice" back="bills">
      {view.status === "loading" ? <Spinner label={translate("invoice.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" && found === null ? (
        <Notice tone="warn">{translate("invoice.not-found")}</Notice>
      ) : null}
      {found === null || invoice === undefined ? null : (
        <div className={pageStyles.sections}>
          <InvoiceActions document={found.document} />
          <InvoiceSheet document={found.document} />
          <div className={styles.screenOnly}>
            <Card heading={translate("explain.heading")}>
              <ExplainedLines
                description={invoice.description}
                lines={invoice.lines.map((line) => ({ ...line, lines: line }))}
                currency={invoice.currency}
              />
              <BillDifference comparison={found.comparison} currency={invoice.currency} />
            </Card>
          </div>
        </div>
      )}
    </BillPage>
  );
}
