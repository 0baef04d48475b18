import type { Invoice } from "@skywave/contract";
import { Link } from "react-router";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import styles from "./account-page.module.css";

/** Says that something is due, before anything else on the page. */
export function UnpaidNotice({ invoices }: { invoices: readonly Invoice[] }) {
  const translate = useTranslate();
  const unpaid = invoices.filter(({ amountDue }) => amountDue > 0);
  if (unpaid.length === 0) return null;
  const isLate = unpaid.some(({ status }) => status === "overdue");
  return (
    <div className={styles.unpaid}>
      <Notice
        tone={isLate ? "bad" : "warn"}
        actions={
          <Link className={styles.link} to="/account/pay">
            {translate("account.pay-now")}
          </Link>
        }
      >
        {translate(isLate ? "account.unpaid-late" : "account.unpaid")}
      </Notice>
    </div>
  );
}
