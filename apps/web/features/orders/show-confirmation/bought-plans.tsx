import type { Order } from "@skywave/contract";
import type { Locale } from "@skywave/localization";
import { formatDay, formatList, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { nextBill, planOfOrder } from "#pricing/price-path/quote-steps.ts";
import styles from "./show-confirmation.module.css";

type Lines = NonNullable<Order["lines"]>;

/** Each plan once, in one phrase. */
export function namesOf(lines: Lines, locale: Locale): string {
  return formatList([...new Set(lines.map(({ offerName }) => offerName))], locale);
}

/** All plans of an order, each with its next bill. */
export function BoughtPlans({ order, lines }: { order: Order; lines: Lines }) {
  const translate = useTranslate();
  const { locale } = translate;
  const bills = lines.map((_line, place) => nextBill(planOfOrder(order, place)));
  return (
    <>
      <h2>{translate("several.bought")}</h2>
      <ol className={styles.plans}>
        {lines.map(({ offerName, subscriptionId }, place) => (
          <li key={subscriptionId ?? place}>
            <b>{offerName}</b>
            {bills[place] === undefined ? null : (
              <span>
                {translate("several.next-bill", {
                  amount: formatMoney(bills[place].lines.total, order.currency, locale),
                  date: formatDay(bills[place].period.start, locale),
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
