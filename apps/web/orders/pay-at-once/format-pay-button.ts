import { formatMoney } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import type { PayAtOnce } from "./use-pay-at-once.ts";

/** Says exactly what pressing it does; without an amount as long as the tax on it is not known. */
export function formatPayButton({ estimate, isPlaceKnown }: PayAtOnce, translate: Translator): string {
  const { dueNow, currency } = estimate;
  if (dueNow === 0) return translate("complete-order.start-free");
  if (!isPlaceKnown) return translate("pay-at-once.button");
  return translate("complete-order.pay", { amount: formatMoney(dueNow, currency, translate.locale) });
}
