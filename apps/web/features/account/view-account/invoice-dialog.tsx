import type { Invoice } from "@skywave/contract";
import { formatDay, formatInstantDay, formatMoney } from "../../../i18n/format.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { BillLines } from "../../../pricing/bill-lines.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import styles from "./account-page.module.css";

interface InvoiceDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** One invoice, line by line. */
export function InvoiceDialog({ invoice, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const { locale } = translate;
  const { addressLine1, city, state, zipCode } = invoice.serviceAddress;
  return (
    <Dialog
      isOpen
      title={translate("account.invoice-heading", { number: invoice.number })}
      closeText={translate("action.close")}
      onClose={onClose}
    >
      <p className={styles.soft}>
        {translate("account.invoice-issued", { date: formatInstantDay(invoice.created, locale) })}
        {" · "}
        {translate(`account.invoice.${invoice.status}`)}
      </p>
      {invoice.lines.map((line) => (
        <BillLines
          key={`${line.kind} ${line.period.start}`}
          product={translate(line.kind === "credit" ? "account.bill-credits" : "account.bill-covers", {
            description: invoice.description,
            start: formatDay(line.period.start, locale),
            end: formatDay(line.period.end, locale),
          })}
          lines={line}
          currency={invoice.currency}
        />
      ))}
      <p>
        {translate("account.invoice-paid-amount")}:{" "}
        <b>{formatMoney(invoice.amountPaid, invoice.currency, locale)}</b>
      </p>
      <p className={styles.soft}>
        {translate("account.invoice-service-address")}: {addressLine1}, {city} {state} {zipCode}
      </p>
    </Dialog>
  );
}
