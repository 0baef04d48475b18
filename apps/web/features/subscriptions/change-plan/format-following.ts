import type { Offer, Subscription } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";

/** What happens at the end of a promotion without a choice, and that there is time to choose. */
export function formatFollowing(
  translate: Translator<"plans">,
  { offers, currentPhase }: Subscription,
): string[] {
  const { active } = offers;
  const last = active.phases.at(-1);
  const until = currentPhase.ends;
  if (last === undefined || until === null) return [];
  const values = { plan: active.name, date: formatDay(until, translate.locale) };
  if (last.duration.kind === "finite") return [translate("renewal.ends", values)];
  // Of several reduced prices only the last one leads to the plan that goes on.
  const isLast = active.phases.at(-2)?.type === currentPhase.type;
  return [
    translate(isLast ? "renewal.until" : "renewal.more-to-come", values),
    translate("renewal.without-choice", { ...values, ...priceOf(last, active, translate) }),
  ];
}

function priceOf(
  { price, billingPeriod }: Offer["phases"][number],
  { currency }: Offer,
  translate: Translator,
) {
  return {
    price: formatMoney(price.total, currency, translate.locale),
    period: formatPeriod(translate, billingPeriod),
  };
}
