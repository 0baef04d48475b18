import type { Order } from "@skywave/contract";
import { formatMoney } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { paidOtherwise } from "./price-path/quote-steps.ts";

/** What was paid today and out of what, one sentence each; none where nothing was. */
export function formatPaid(translate: Translator, order: Order): string[] {
  const { balance, giftCard } = paidOtherwise(order);
  const parts = [
    { key: "confirmation.gift-card-paid", amount: giftCard },
    { key: "confirmation.balance-paid", amount: balance },
    { key: "confirmation.paid-today", amount: order.dueNow },
  ] as const;
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ key, amount }) =>
      translate(key, { amount: formatMoney(amount, order.currency, translate.locale) }),
    );
}
