import type { InvoiceDocument } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatCardShort } from "#i18n/format-card.ts";
import { InvoiceAmounts } from "./invoice-amounts.tsx";
import styles from "./view-invoice.module.css";

/** The invoice as it is on paper: who bills whom for what, with which taxes, and how it was paid. */
export function InvoiceSheet({ document }: { document: InvoiceDocument }) {
  const translate = useTranslate<"bills">();
  const { locale } = translate;
  const { invoice, seller, billedTo, issuedOn, accountNumber } = document;
  const { addressLine1, addressLine2, city, state, zipCode } = invoice.serviceAddress;
  const facts = [
    { label: translate("invoice.number"), value: invoice.number },
    { label: translate("invoice.issued"), value: formatDay(issuedOn, locale) },
    { label: translate("invoice.due"), value: formatDay(invoice.dueDate, locale) },
    { label: translate("invoice.status"), value: translate(`invoice.status.${invoice.status}`) },
    { label: translate("invoice.plan"), value: invoice.description },
    { label: translate("invoice.billed-to"), value: billedTo },
    { label: translate("invoice.account-number"), value: accountNumber },
    {
      label: translate("invoice.service-address"),
      value: [addressLine1, addressLine2, `${city} ${state} ${zipCode}`].filter(Boolean).join(", "),
    },
  ];
  return (
    <article className={styles.sheet}>
      <header className={styles.seller}>
        <strong>{seller.legalName}</strong>
        {seller.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {seller.registrations.map(({ taxType, number }) => (
          <span key={taxType}>{translate(`invoice.registration.${taxType}`, { number })}</span>
        ))}
      </header>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <InvoiceAmounts invoice={invoice} />
      <footer className={styles.notes}>
        <PaidWith document={document} />
        <p>
          {translate("invoice.currency-note", {
            currency: translate(`invoice.currency.${invoice.currency}`),
          })}
        </p>
      </footer>
    </article>
  );
}

function PaidWith({ document: { invoice, payments } }: { document: InvoiceDocument }) {
  const translate = useTranslate<"bills">();
  const { locale } = translate;
  return (
    <>
      {payments.map(({ card, paidOn }, place) =>
        card === null ? null : (
          <p key={`${place} ${paidOn}`}>
            {translate("invoice.paid-with", {
              card: formatCardShort(translate, card),
              date: formatDay(paidOn, locale),
            })}
          </p>
        ),
      )}
      {invoice.appliedBalance > 0 ? (
        <p>
          {translate("invoice.paid-with-balance")}
          {" · "}
          {formatMoney(invoice.appliedBalance, invoice.currency, locale)}
        </p>
      ) : null}
    </>
  );
}
