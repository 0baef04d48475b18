import type { Offer, Subscription } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatDuration, formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";

/** What an offer costs somebody who has a plan already, as one phrase: its free time is for new listeners. */
export function formatPrice(translate: Translator<"plans">, { phases, currency }: Offer): string {
  const [first, next] = phases.filter(({ type }) => type !== "Free");
  if (first === undefined) return "";
  const priceOf = ({ price, billingPeriod }: typeof first) => ({
    price: formatMoney(price.total, currency, translate.locale),
    period: formatPeriod(translate, billingPeriod),
  });
  const price = translate("change.price", priceOf(first));
  if (next === undefined || first.duration.kind === "infinite") return price;
  const duration = formatDuration(translate, first.duration);
  return `${price} ${translate("offers.for", { duration })}, ${translate("offers.then", priceOf(next))}`;
}

/** What the button beside it agrees to: the plan, what it costs, and the day from which on. */
export function formatChangeTerms(translate: Translator<"plans">, offer: Offer, effective: string): string {
  return translate("change.terms-text", {
    plan: offer.name,
    price: formatPrice(translate, offer),
    date: formatDay(effective, translate.locale),
  });
}

/** What somebody pays for a plan by now, as one phrase. */
export function formatPriceNow(
  translate: Translator<"plans">,
  { currentPhase: { price, billingPeriod, billingPeriodCount }, currency }: Subscription,
): string {
  if (price.total === 0) return translate("price-path.free");
  return translate("change.price", {
    price: formatMoney(price.total, currency, translate.locale),
    period: formatPeriod(translate, { length: billingPeriodCount, timeUnit: billingPeriod }),
  });
}
