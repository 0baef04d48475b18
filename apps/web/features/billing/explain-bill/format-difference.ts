import type { Difference } from "@skywave/domain/billing/compare-bills";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { type CurrencyCode, formatMoney, formatRate } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { formatTaxName } from "#pricing/format-tax-name.ts";
import { formatBillPlace } from "./format-bill-place.ts";

const MILLIONTHS = 1_000_000;

/** Why a bill differs from the one before, in words. */
export function formatDifference(
  cause: Difference,
  translate: Translator<"bills">,
  currency: CurrencyCode,
): string {
  const { locale } = translate;
  const money = (amountInCents: number) => formatMoney(toMajorUnits(amountInCents), currency, locale);
  switch (cause.reason) {
    case "freeTimeEnded":
      return translate("difference.free-time-ended");
    case "promotionEnded":
      return translate("difference.promotion-ended");
    case "promotionBegan":
      return translate("difference.promotion-began");
    case "credited":
      return translate("difference.credited");
    case "creditedBefore":
      return translate("difference.credited-before");
    case "nothingBilled":
      return translate("difference.nothing-billed");
    case "billedAgain":
      return translate("difference.billed-again");
    case "planChanged":
      return translate("difference.plan-changed", { from: cause.from, to: cause.to });
    case "termChanged":
      return translate("difference.term-changed", {
        from: translate.plural("explain.days", cause.fromDays),
        to: translate.plural("explain.days", cause.toDays),
      });
    case "priceChanged":
    case "feeChanged":
      return translate(
        cause.reason === "feeChanged" ? "difference.fee-changed" : "difference.price-changed",
        { from: money(cause.fromInCents), to: money(cause.toInCents) },
      );
    case "taxOnPrice":
      return translate("difference.tax-on-price", { name: formatTaxName(cause.tax, translate) });
    case "taxBegan":
      return translate("difference.tax-began", { name: formatTaxName(cause.tax, translate) });
    case "taxEnded":
      return translate("difference.tax-ended", { name: formatTaxName(cause.tax, translate) });
    case "movedTo":
    case "movedFrom":
      return translate(cause.reason === "movedTo" ? "difference.moved-to" : "difference.moved-from", {
        name: formatTaxName(cause.tax, translate),
        place: formatBillPlace(cause.place, translate),
      });
    case "taxRateChanged":
      return translate("difference.tax-rate-changed", {
        name: formatTaxName(cause.tax, translate),
        from: formatRate(cause.fromInMillionths / MILLIONTHS, locale),
        to: formatRate(cause.tax.rateInMillionths / MILLIONTHS, locale),
      });
  }
}
