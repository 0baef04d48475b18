import { type CurrencyCode, formatDay, formatList, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import type { DrawnStep } from "./price-steps.ts";

function formatStep(translate: Translator, step: DrawnStep, currency: CurrencyCode): string {
  const start = formatDay(step.start, translate.locale);
  const end = step.end === null ? "" : formatDay(step.end, translate.locale);
  const price = formatMoney(step.price, currency, translate.locale);
  const period = formatPeriod(translate, step.billingPeriod);
  if (step.end === null) return translate("price-path.step-ongoing", { price, period, start });
  if (step.price === 0) return translate("price-path.step-free", { start, end });
  return translate("price-path.step-paid", { price, period, start, end });
}

/** The whole price path as one sentence. */
export function formatPricePath(
  translate: Translator,
  steps: readonly DrawnStep[],
  currency: CurrencyCode,
): string {
  const said = steps.map((step) => formatStep(translate, step, currency));
  return translate("price-path.summary", { steps: formatList(said, translate.locale) });
}
