import type { Order } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { firstPaidBill } from "#pricing/price-path/quote-steps.ts";

/** From when until when there is neither service nor a bill. */
export function formatPause(translate: Translator<"plans">, { change }: Order): string {
  const day = (date = "") => (date === "" ? "" : formatDay(date, translate.locale));
  return translate("pause.span", { start: day(change?.effective), end: day(change?.until) });
}

/** The first bill after the pause. */
export function formatResume(translate: Translator<"plans">, order: Order): string {
  const bill = firstPaidBill(order);
  if (bill === undefined) return translate("pause.no-bill");
  return translate("pause.next-bill", {
    amount: formatMoney(bill.lines.total, order.currency, translate.locale),
    date: formatDay(bill.period.start, translate.locale),
  });
}
