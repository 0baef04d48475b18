import type { InvoiceDocument } from "@skywave/contract";
import type { Locale } from "@skywave/localization";
import { Link } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import buttonStyles from "#ui/button/button.module.css";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useDownload } from "./use-download.ts";
import styles from "./view-invoice.module.css";

/** What can be done with an invoice: pay it, keep it as a file in either language, or print it. */
export function InvoiceActions({ document: { invoice, locales } }: { document: InvoiceDocument }) {
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
