import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import type { DrawnStep } from "#pricing/price-path/price-steps.ts";
import type { EstimatedPlan } from "./estimate-order.ts";
import type { PayAtOnce } from "./use-pay-at-once.ts";

/**
 * What a plan costs after today: at each price before the last, and in the end; undefined where it ends by itself. With the
 * amounts and days in it that stand out.
 */
export function formatLater(
  { offer, steps, firstBill }: EstimatedPlan,
  { estimate, isPlaceKnown }: Pick<PayAtOnce, "estimate" | "isPlaceKnown">,
  translate: Translator,
): { text: string; bold: string[] } | undefined {
  const last = steps.at(-1);
  if (last === undefined || last.end !== null) return undefined;
  const { locale } = translate;
  const priceOf = ({ price, priceAfterTax, billingPeriod }: DrawnStep) =>
    `${formatMoney(priceAfterTax ?? price, estimate.currency, locale)} ${formatPeriod(translate, billingPeriod)}`;
  const say = (key: "pay-at-once.from" | "pay-at-once.later", step: DrawnStep, day: string) => {
    const words = { offer: offer.name, price: priceOf(step), date: formatDay(day, locale) };
    const text = translate(isPlaceKnown ? key : `${key}-before-tax`, words);
    return { text, bold: [words.price, words.date] };
  };
  const told = [
    ...steps
      .filter(({ price, end }) => price > 0 && end !== null)
      .map((step) => say("pay-at-once.from", step, step.start)),
    say(
      "pay-at-once.later",
      last,
      steps.length === 1 && firstBill !== undefined ? firstBill.period.end : last.start,
    ),
  ];
  return { text: told.map(({ text }) => text).join(" "), bold: told.flatMap(({ bold }) => bold) };
}
