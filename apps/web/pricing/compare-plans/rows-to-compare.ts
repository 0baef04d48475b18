import type { Offer, PlanInclusions } from "@skywave/contract";
import { formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";

/** A plan of which it is known what it includes. */
type ComparedPlan = Offer & { inclusions: PlanInclusions };

interface ComparedRow {
  name: string;
  /** One for each plan: words, or whether it is included. */
  cells: readonly (string | boolean)[];
}

export const isComparable = (offer: Offer): offer is ComparedPlan => offer.inclusions !== undefined;

/** What plans are compared by, a row each; what none of them includes is no row. */
export function rowsToCompare(translate: Translator, plans: readonly ComparedPlan[]): ComparedRow[] {
  const { locale } = translate;
  const row = (name: string, cell: (plan: ComparedPlan) => string | boolean): ComparedRow => ({
    name,
    cells: plans.map(cell),
  });
  const extras = [...new Set(plans.flatMap(({ inclusions }) => inclusions.extras))];
  return [
    row(translate("compare.full-price"), ({ phases, currency }) => {
      const full = phases.at(-1);
      if (full?.type !== "AutoRenewing") return false;
      return `${formatMoney(full.price.total, currency, locale)} ${formatPeriod(translate, full.billingPeriod)}`;
    }),
    row(translate("compare.channels"), ({ inclusions }) => inclusions.channels.toLocaleString(locale)),
    row(
      translate("compare.devices"),
      ({ inclusions }) => inclusions.devicesAtOnce > 0 && inclusions.devicesAtOnce.toLocaleString(locale),
    ),
    row(translate("compare.sound"), ({ inclusions }) =>
      translate(`compare.sound.${inclusions.soundQuality}`),
    ),
    row(translate("inclusions.music-without-ads"), ({ inclusions }) => inclusions.hasMusicWithoutAds),
    row(translate("inclusions.offline"), ({ inclusions }) => inclusions.hasOfflineListening),
    ...extras.map((extra) =>
      row(translate(`inclusions.extra.${extra}`), ({ inclusions }) => inclusions.extras.includes(extra)),
    ),
  ].filter(({ cells }) => cells.some((cell) => cell !== false));
}
