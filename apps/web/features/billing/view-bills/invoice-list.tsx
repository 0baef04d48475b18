import { loadInvoices } from "@skywave/services/billing/bills/load-invoices";
import { Link, useSearchParams } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import styles from "./view-bills.module.css";
import surface from "#ui/surface/surface.module.css";

const MOST_PAGES = 20;

/** Every invoice of two years, the newest first; how many are shown stands in the address. */
export function InvoiceList() {
  const translate = useTranslate<"bills">();
  const [query, setQuery] = useSearchParams();
  const pages = Math.min(MOST_PAGES, Math.max(1, Number.parseInt(query.get("invoices") ?? "1", 10) || 1));
  const { view, isAsking, retry } = useServerData({
    area: "billing",
    verb: "loadInvoices",
    params: [pages],
    ask: (skywave) => loadInvoices(skywave, pages),
    follows: true,
  });

  function showMore() {
    const more = new URLSearchParams(query);
    more.set("invoices", String(pages + 1));
    setQuery(more);
  }

  return (
    <Card heading={translate("bills.invoices")}>
      {view.status === "loading" ? <Spinner /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status !== "ready" ? null : view.data.invoices.length === 0 ? (
        <p>{translate("bills.invoices-empty")}</p>
      ) : (
        <ul className={styles.list}>
          {view.data.invoices.map((invoice) => (
            <li key={invoice.id}>
              <Link className={pageStyles.link} to={`/account/invoices/${invoice.id}`}>
                {translate("bills.invoice", { number: invoice.number })}
              </Link>
              <span>{formatBillingDay(invoice.created, translate.locale)}</span>
              <span>{formatMoney(invoice.amountTotal, invoice.currency, translate.locale)}</span>
              <span className={surface.state} data-state={invoice.status}>
                {translate(`invoice.status.${invoice.status}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {view.status === "ready" && view.data.hasMore && pages < MOST_PAGES ? (
        <p>
          <Button
            look="quiet"
            isWorking={isAsking}
            workingText={translate("bills.loading-more")}
            onPress={showMore}
          >
            {translate("bills.more")}
          </Button>
        </p>
      ) : null}
    </Card>
  );
}
