import type { PriceStep, Subscription } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import { priceOn, type Stop } from "./timeline-stops.ts";

type Named = Pick<Subscription, "currency" | "offers">;

/** What a stop is, and what is to be known with it; undefined for today, which says so itself. */
export function formatStop(
  translate: Translator<"plans">,
  stop: Stop,
  subscription: Named,
): { title: string | undefined; details: string[] } {
  const { currency } = subscription;
  const amount = (step: PriceStep) => formatMoney(step.priceAfterTax, currency, translate.locale);
  switch (stop.kind) {
    case "price":
      return {
        title: formatPriceOf(translate, stop.step, currency),
        details: detailsOf(translate, stop, subscription),
      };
    case "bill":
      return { title: translate("timeline.bill", { amount: amount(stop.step) }), details: [] };
    case "today":
      return { title: undefined, details: [] };
    case "paused":
      return { title: translate("plan.paused"), details: [] };
    case "unpaid":
    case "retry":
    case "suspends":
    case "suspended":
    case "endsUnpaid":
    case "ends":
      return { title: translate(`timeline.${stop.kind}`), details: [] };
  }
}

function detailsOf(
  translate: Translator<"plans">,
  { step, isBill, isResumed, isOtherPlan }: Extract<Stop, { kind: "price" }>,
  { currency, offers }: Named,
): string[] {
  const amount = formatMoney(step.priceAfterTax, currency, translate.locale);
  const withTax = step.priceAfterTax === step.price ? [] : [translate("timeline.with-tax", { amount })];
  return [
    ...(isOtherPlan && offers.pending !== null ? [offers.pending.name] : []),
    ...(isResumed ? [translate("timeline.resumed")] : []),
    ...(isBill ? [translate("timeline.bill", { amount })] : withTax),
  ];
}

function formatPriceOf(
  translate: Translator,
  { price, billingPeriod }: PriceStep,
  currency: Named["currency"],
): string {
  if (price === 0) return translate("price-path.free");
  return `${formatMoney(price, currency, translate.locale)} ${formatPeriod(translate, billingPeriod)}`;
}

/** One price that goes on until somebody cancels, as a sentence with the day of the next bill. */
export function formatFlatPrice(
  translate: Translator<"plans">,
  subscription: Pick<Subscription, "currency" | "pricePath" | "nextBillOn">,
  today: string,
): string | undefined {
  const { currency, nextBillOn } = subscription;
  const step = priceOn(subscription, nextBillOn ?? today);
  if (step === undefined) return undefined;
  const price = formatPriceOf(translate, step, currency);
  if (nextBillOn === undefined) return translate("timeline.flat", { price });
  return translate("timeline.flat-billed", {
    price,
    amount: formatMoney(step.priceAfterTax, currency, translate.locale),
    date: formatDay(nextBillOn, translate.locale),
  });
}
