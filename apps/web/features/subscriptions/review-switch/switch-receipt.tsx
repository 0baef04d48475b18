import type { Order } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { lastingBill } from "#pricing/price-path/quote-steps.ts";
import { formatPaid } from "#pricing/format-paid.ts";
import { Receipt } from "../confirm-change/receipt.tsx";

interface SwitchReceiptProps {
  order: Order;
  subscriptionId: string;
  plan: string;
}

/** That a switch is made or agreed, what was paid, and what comes next. */
export function SwitchReceipt({ order, subscriptionId, plan }: SwitchReceiptProps) {
  const translate = useTranslate<"plans">();
  const { effective = "", flow } = order.change ?? {};
  const date = formatDay(effective, translate.locale);
  return (
    <Receipt
      subscriptionId={subscriptionId}
      done={translate(flow === "immediate" ? "change.done-now" : "change.done-later", { plan, date })}
      facts={formatPayments(translate, order)}
    />
  );
}

function formatPayments(translate: Translator<"plans">, order: Order): string[] {
  const { locale } = translate;
  const said = formatPaid(translate, order);
  const next = lastingBill(order);
  if (next === undefined) return said;
  const bills = {
    amount: formatMoney(next.lines.total, order.currency, locale),
    date: formatDay(next.period.start, locale),
  };
  return [...said, translate("change.bills-then", bills)];
}
