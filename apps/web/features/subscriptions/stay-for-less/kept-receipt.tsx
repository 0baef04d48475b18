import type { Order } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { stepsOfQuote } from "#pricing/price-path/quote-steps.ts";
import { Receipt } from "../confirm-change/receipt.tsx";

interface KeptReceiptProps {
  order: Order;
  subscriptionId: string;
  plan: string;
}

/** That somebody stays for less, and what each bill comes to until the full price is back. */
export function KeptReceipt({ order, subscriptionId, plan }: KeptReceiptProps) {
  const translate = useTranslate<"plans">();
  const day = (date: string) => formatDay(date, translate.locale);
  const bills = stepsOfQuote(order).map(({ start, priceAfterTax = 0 }) =>
    translate("change.bills-then", {
      amount: formatMoney(priceAfterTax, order.currency, translate.locale),
      date: day(start),
    }),
  );
  return (
    <Receipt
      subscriptionId={subscriptionId}
      done={translate("cancel.kept", { plan, date: day(order.change?.effective ?? "") })}
      facts={[translate("change.nothing-now"), ...bills]}
    />
  );
}
