import type { Order } from "@skywave/contract";
import { Link } from "react-router";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { isBilledToday, nextBill } from "#pricing/price-path/quote-steps.ts";
import { makeCalendar } from "./make-calendar.ts";
import styles from "./show-confirmation.module.css";

interface ConfirmationLinksProps {
  order: Order;
  /** Its name, as it stands in the catalogue. */
  plan: string;
  /** A radio plays by itself: its owner goes to the account. */
  isForRadio: boolean;
}

/** Where to go from a purchase: to what was bought first. */
export function ConfirmationLinks({ order, plan, isForRadio }: ConfirmationLinksProps) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const invoiceId = order.newSubscription?.invoiceId;
  const account = (
    <Link to="/account" className={isForRadio ? styles.first : undefined}>
      {translate("confirmation.account")}
    </Link>
  );
  return (
    <p className={styles.links}>
      {isForRadio ? (
        account
      ) : (
        <Link
          to="/listen"
          className={styles.first}
          onClick={() => tracking.event("generic-button-click", { componentName: "startListening" })}
        >
          {translate("confirmation.listen")}
        </Link>
      )}
      <span className={styles.more}>
        {isForRadio ? null : account}
        {invoiceId ? (
          <Link
            to={`/account/invoices/${encodeURIComponent(invoiceId)}`}
            onClick={() => tracking.event("viewOrderdetails")}
          >
            {translate("confirmation.receipt")}
          </Link>
        ) : null}
        <CalendarLink order={order} plan={plan} />
      </span>
    </p>
  );
}

/** The day of the next bill as a file for any calendar; nothing where no bill comes, or those of several plans. */
function CalendarLink({ order, plan }: Omit<ConfirmationLinksProps, "isForRadio">) {
  const translate = useTranslate();
  const { shell, tracking } = useApp();
  const next = nextBill(order);
  if (next === undefined || order.lines !== undefined) return null;
  const day = next.period.start;
  const values = {
    brand: shell.brand.name,
    plan,
    amount: formatMoney(next.lines.total, order.currency, translate.locale),
    date: formatDay(day, translate.locale),
  };
  const calendar = makeCalendar({
    id: `${order.id}@${location.host}`,
    made: order.created,
    day,
    title: translate("confirmation.calendar-title", values),
    text: `${translate("confirmation.calendar-text", values)}\n${location.origin}/account`,
  });
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
      download={`${day}.ics`}
      onClick={() => tracking.event("generic-button-click", { componentName: "addToCalendar" })}
    >
      {translate(isBilledToday(order) ? "confirmation.calendar-next" : "confirmation.calendar-first")}
    </a>
  );
}
