import type { Invoice } from "@skywave/contract";
import { useSearchParams } from "react-router";
import { formatInstantDay, formatMoney } from "../../../i18n/format.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { TextButton } from "../../../ui/button/text-button.tsx";
import styles from "./account-page.module.css";
import { InvoiceDialog } from "./invoice-dialog.tsx";

/** The invoices; the one that is open stands in the address, so that a link can lead to it. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const open = invoices.find(({ id }) => id === query.get("invoice"));
  return (
    <section className={styles.card} aria-labelledby="invoices">
      <h2 id="invoices">{translate("account.invoices")}</h2>
      {invoices.length === 0 ? <p>{translate("account.invoices-empty")}</p> : null}
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <TextButton onPress={() => setQuery({ invoice: invoice.id })}>
              {translate("account.invoice-open", { number: invoice.number })}
            </TextButton>
            <span>{formatInstantDay(invoice.created, translate.locale)}</span>
            <span>{formatMoney(invoice.amountTotal, invoice.currency, translate.locale)}</span>
            <span className={styles.state} data-state={invoice.status}>
              {translate(`account.invoice.${invoice.status}`)}
            </span>
          </li>
        ))}
      </ul>
      {open === undefined ? null : <InvoiceDialog invoice={open} onClose={() => setQuery({})} />}
    </section>
  );
}
