import type { InvoiceDocument } from "@skywave/contract";
import type { Locale } from "@skywave/localization";
import { loadInvoiceDocument } from "@skywave/services/billing/bills/load-invoice-document";
import {
  loadInvoiceFile,
  type LoadInvoiceFileOutcome,
} from "@skywave/services/billing/bills/load-invoice-file";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { saveFile } from "#platform/save-file.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import buttonStyles from "#ui/button/button.module.css";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { BillPage } from "../bill-page/bill-page.tsx";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { BillDifference } from "../explain-bill/bill-difference.tsx";
import { ExplainedLines } from "../explain-bill/explained-lines.tsx";
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
    <BillPage heading={heading} page="account/invoice" isBelowBills>
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

/** What can be done with an invoice: pay it, keep it as a file in either language, or print it. */
function InvoiceActions({ document: { invoice, locales } }: { document: InvoiceDocument }) {
  const translate = useTranslate<"bills">();
  const { download, isRunning, saved, refusal } = useDownload(invoice.id);
  const languages = new Intl.DisplayNames(translate.locale, { type: "language" });
  const textFor = (locale: Locale) =>
    locales.length === 1
      ? translate("invoice.download")
      : translate("invoice.download-in", { language: languages.of(locale.slice(0, 2)) ?? locale });
  return (
    <div className={styles.screenOnly}>
      <div className={styles.actions}>
        {invoice.amountDue > 0 ? (
          <Link
            className={buttonStyles.button}
            data-look="signal"
            to={`/account/pay?invoiceId=${invoice.id}`}
          >
            {translate("invoice.pay", {
              amount: formatMoney(invoice.amountDue, invoice.currency, translate.locale),
            })}
          </Link>
        ) : null}
        {locales.map((locale) => (
          <Button
            key={locale}
            look="quiet"
            isWorking={isRunning === locale}
            workingText={translate("invoice.downloading")}
            onPress={() => download(locale)}
          >
            {textFor(locale)}
          </Button>
        ))}
        <Button look="quiet" onPress={() => window.print()}>
          {translate("invoice.print")}
        </Button>
      </div>
      {saved === undefined ? null : (
        <Notice tone="good">{translate("invoice.downloaded", { name: saved })}</Notice>
      )}
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="warn">{translate("invoice.not-found")}</Notice>
      ) : (
        <CommonFailureNotice failure={refusal} />
      )}
    </div>
  );
}

type File = Extract<LoadInvoiceFileOutcome, { ok: true }>;

/** Fetches the invoice's PDF and hands it to the browser to keep, one at a time. */
function useDownload(invoiceId: string) {
  const { skywave } = useApp();
  const { run } = useSingleFlight();
  const [isRunning, setRunning] = useState<Locale>();
  const [saved, setSaved] = useState<string>();
  const [refusal, setRefusal] = useState<Extract<LoadInvoiceFileOutcome, { ok: false }>>();

  const download = (locale: Locale) =>
    void run(async () => {
      setRunning(locale);
      setSaved(undefined);
      setRefusal(undefined);
      const outcome = await loadInvoiceFile(skywave, { invoiceId, locale });
      setRunning(undefined);
      if (!outcome.ok) return setRefusal(outcome);
      keep(outcome);
      return setSaved(outcome.fileName);
    });
  return { download, isRunning, saved, refusal };
}

function keep({ fileName, mediaType, content }: File): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
  saveFile(fileName, new Blob([bytes], { type: mediaType }));
}
