import { loadAmountDue } from "@skywave/services/legacy-billing/load-amount-due";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import pageStyles from "../bill-page/bill-page.module.css";

/** What has to be there by the next payment, for whoever owes something; where it cannot be had, nothing is said. */
export function DueWithNextPayment() {
  const translate = useTranslate<"bills">();
  const { view } = useServerData({
    area: "legacy",
    verb: "loadAmountDue",
    ask: loadAmountDue,
    follows: true,
  });
  if (view.status !== "ready" || view.data.nextPaymentOn === undefined) return null;
  const { amountDue, currency, nextPaymentOn } = view.data;
  return (
    <p className={pageStyles.soft}>
      {translate("bills.due-with-next", {
        amount: formatMoney(amountDue, currency, translate.locale),
        date: formatDay(nextPaymentOn, translate.locale),
      })}
    </p>
  );
}
