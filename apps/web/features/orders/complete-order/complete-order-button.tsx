import type { Order } from "@skywave/contract";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { isBilledToday } from "#pricing/price-path/quote-steps.ts";
import { Button } from "#ui/button/button.tsx";

interface CompleteOrderButtonProps {
  order: Order;
  isSending: boolean;
}

/** Says exactly what pressing it does: what the card pays, that it pays nothing, or that nobody does. */
export function CompleteOrderButton({ order, isSending }: CompleteOrderButtonProps) {
  const translate = useTranslate();
  const { dueNow, currency } = order;
  const amount = formatMoney(dueNow, currency, translate.locale);
  const isLater = order.change !== undefined;
  const free = isLater
    ? "complete-order.start-later"
    : isBilledToday(order)
      ? "complete-order.start-paid"
      : "complete-order.start-free";
  return (
    <Button type="submit" isWorking={isSending} workingText={translate("complete-order.working")}>
      {dueNow === 0 ? translate(free) : translate("complete-order.pay", { amount })}
    </Button>
  );
}
