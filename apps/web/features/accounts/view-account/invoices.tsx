import type { Invoice } from "@skywave/contract";
import { Link } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./account-page.module.css";
import surface from "#ui/surface/surface.module.css";

const SHOWN = 3;

/** The newest invoices, and the way to all of them. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const translate = useTranslate();
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="invoices">
      <h2 id="invoices">{translate("account.invoices")}</h2>
      {invoices.length === 0 ? <p>{translate("account.invoices-empty")}</p> : null}
      <ul className={styles.list}>
        {invoices.slice(0, SHOWN).map((invoice) => (
          <li key={invoice.id}>
            <Link className={styles.link} to={`/account/invoices/${invoice.id}`}>
              {translate("account.invoice-open", { number: invoice.number })}
            </Link>
            <span>{formatBillingDay(invoice.created, translate.locale)}</span>
            <span>{formatMoney(invoice.amountTotal, invoice.currency, translate.locale)}</span>
            <span className={surface.state} data-state={invoice.status}>
              {translate(`account.invoice.${invoice.status}`)}
            </span>
          </li>
        ))}
      </ul>
      {invoices.length === 0 ? null : (
        <p>
          <Link className={styles.link} to="/account/bills">
            {translate("account.all-invoices")}
          </Link>
        </p>
      )}
    </section>
  );
}
