import type { NextBill, Subscription } from "@skywave/contract";
import { Link } from "react-router";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BillLines } from "#pricing/bill-lines.tsx";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import styles from "./account-page.module.css";
import surface from "#ui/surface/surface.module.css";

interface NextBillCardProps {
  nextBill: NextBill | null;
  /** Whose names tell one line from another. */
  subscriptions: readonly Subscription[];
}

/** The next charge: how much, when, and why that much. */
export function NextBillCard({ nextBill, subscriptions }: NextBillCardProps) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const { locale } = translate;
  const nameOf = ({ subscriptionId, description }: NextBill["lines"][number]) => {
    const billed = subscriptions.find(({ id }) => id === subscriptionId);
    // What comes next may be another plan than the one of today.
    return billed?.offers.active.name === description ? formatPlanName(translate, billed) : description;
  };
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="next-bill">
      <h2 id="next-bill">{translate("account.next-bill")}</h2>
      {nextBill === null ? (
        <p>{translate("account.next-bill-none")}</p>
      ) : (
        <>
          <p className={surface.amount}>{formatMoney(nextBill.amount, nextBill.currency, locale)}</p>
          <p className={styles.soft}>
            {translate("account.next-bill-on", { date: formatDay(nextBill.date, locale) })}
          </p>
          <Disclosure
            summary={translate("account.why")}
            onToggle={() => tracking.event("details-accordion-chevron", { componentName: "nextBill" })}
          >
            {nextBill.lines.map((line, place) => (
              <BillLines
                key={`${place} ${line.subscriptionId}`}
                product={translate("account.bill-covers", {
                  description: nameOf(line),
                  start: formatDay(line.period.start, locale),
                  end: formatDay(line.period.end, locale),
                })}
                lines={line.lines}
                currency={nextBill.currency}
              />
            ))}
          </Disclosure>
        </>
      )}
      <p>
        <Link className={styles.link} to="/account/bills">
          {translate("account.bills")}
        </Link>
      </p>
    </section>
  );
}
