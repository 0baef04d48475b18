import type { Order } from "@skywave/contract";
import { Link } from "react-router";
import { formatDay, formatMoney } from "../../../i18n/format.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { lastingBill } from "../../../pricing/price-path/quote-steps.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import styles from "../parts/plans.module.css";

interface SwitchReceiptProps {
  order: Order;
  subscriptionId: string;
  plan: string;
}

/** That a switch is made or agreed, what was paid, and what comes next. */
export function SwitchReceipt({ order, subscriptionId, plan }: SwitchReceiptProps) {
  const translate = useTranslate();
  const { locale } = translate;
  const { dueNow = 0, effective = "", flow } = order.change ?? {};
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const next = lastingBill(order);
  const date = formatDay(effective, locale);
  return (
    <div className={styles.stack}>
      <Notice tone="good" takesFocus>
        {translate(flow === "immediate" ? "change.done-now" : "change.done-later", { plan, date })}
      </Notice>
      <section className={styles.card}>
        <ul className={styles.facts}>
          {dueNow > 0 ? (
            <li>
              <span>{translate("confirmation.paid-today", { amount: money(dueNow) })}</span>
            </li>
          ) : null}
          {next === undefined ? null : (
            <li>
              <span>
                {translate("change.bills-then", {
                  amount: money(next.lines.total),
                  date: formatDay(next.period.start, locale),
                })}
              </span>
            </li>
          )}
          <li>
            <span>{translate("change.mail")}</span>
          </li>
        </ul>
      </section>
      <p>
        <Link className={styles.link} to={planPaths.view(subscriptionId)}>
          {translate("plan.see-plan")}
        </Link>
      </p>
    </div>
  );
}
