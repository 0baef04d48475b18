import type { PaymentHistoryItem } from "@skywave/contract";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { HistoryTable } from "#pricing/history-table.tsx";
import styles from "./account-page.module.css";
import surface from "#ui/surface/surface.module.css";

const SHOWN = 3;

/** What was paid, booked or given back of late, and the way to the rest. */
export function PaymentHistory({ items }: { items: readonly PaymentHistoryItem[] }) {
  const translate = useTranslate();
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="history">
      <h2 id="history">{translate("account.history")}</h2>
      {items.length === 0 ? (
        <p>{translate("account.history-empty")}</p>
      ) : (
        <>
          <HistoryTable items={items.slice(0, SHOWN)} />
          <p>
            <Link className={styles.link} to="/account/bills">
              {translate("account.all-payments")}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
