import type { KeyOf } from "#i18n/translate.ts";
import type { PaymentHistoryItem } from "@skywave/contract";
import { Link } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatCardShort } from "#i18n/format-card.ts";
import styles from "./history-table.module.css";
import surface from "#ui/surface/surface.module.css";

interface HistoryTableProps {
  items: readonly PaymentHistoryItem[];
  /** Leaves out the links to invoices, where the list stands beside something else. */
  isBrief?: boolean;
}

function wordsFor({ entryType, balanceReason, paidFor }: PaymentHistoryItem): KeyOf<"bills"> {
  if (paidFor === "gift")
    return entryType === "refund" ? "history.entry.giftTakenBack" : "history.entry.gift";
  if (entryType === "balance" && balanceReason !== undefined) return `history.entry.${balanceReason}`;
  return `history.entry.${entryType}`;
}

/** What was paid, booked or given back, each entry with its day and the bill it belongs to. */
export function HistoryTable({ items, isBrief = false }: HistoryTableProps) {
  const translate = useTranslate<"bills">();
  const { locale } = translate;
  return (
    <div className={styles.history}>
      <table className={surface.table}>
        <thead>
          <tr>
            <th scope="col">{translate("history.when")}</th>
            <th scope="col">{translate("history.what")}</th>
            <th scope="col">{translate("history.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>{formatBillingDay(item.paidAt, locale)}</td>
              <td>
                {translate(wordsFor(item))}
                {item.card === null || isBrief ? null : (
                  <span className={styles.detail}>{formatCardShort(translate, item.card)}</span>
                )}
                {isBrief ? null : <InvoiceLinks ids={item.invoiceIds} />}
                {isBrief || item.paidFor !== "gift" ? null : (
                  <Link className={styles.detail} to="/account/gift-card">
                    {translate("history.to-gifts")}
                  </Link>
                )}
              </td>
              <td>{formatMoney(item.amount, item.currency, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InvoiceLinks({ ids }: { ids: readonly string[] }) {
  const translate = useTranslate<"bills">();
  return ids.map((id, index) => (
    <Link key={id} className={styles.detail} to={`/account/invoices/${id}`}>
      {ids.length === 1 ? translate("history.for") : `${translate("history.for")} ${index + 1}`}
    </Link>
  ));
}
