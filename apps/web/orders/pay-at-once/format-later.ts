import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import type { EstimatedPlan } from "./estimate-order.ts";
import type { PayAtOnce } from "./use-pay-at-once.ts";

/** What a plan costs in the end, and from when on; undefined where it ends before. */
export function formatLater(
  { offer, steps, firstBill }: EstimatedPlan,
  { estimate, isPlaceKnown }: Pick<PayAtOnce, "estimate" | "isPlaceKnown">,
  translate: Translator,
): { text: string; price: string; date: string } | undefined {
  const last = steps.at(-1);
  if (last === undefined || last.end !== null) return undefined;
  const { locale } = translate;
  const isFirst = steps.length === 1;
  const date = formatDay(isFirst && firstBill !== undefined ? firstBill.period.end : last.start, locale);
  const amount = formatMoney(last.priceAfterTax ?? last.price, estimate.currency, locale);
  const price = `${amount} ${formatPeriod(translate, last.billingPeriod)}`;
  const words = { offer: offer.name, price, date };
  const text = translate(isPlaceKnown ? "pay-at-once.later" : "pay-at-once.later-before-tax", words);
  return { text, price, date };
}
