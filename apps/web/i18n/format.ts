import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import type { Locale } from "@skywave/localization";
import { cached } from "./cached-formatters.ts";

export type CurrencyCode = "USD" | "CAD";

// Each page shows one country's money, so its short sign is clear: $11.99 and 11,99 $.
const money = cached(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
);
const rates = cached(
  (locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 }),
);
const lists = cached((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
// Billing days are calendar days without a zone; UTC on both sides keeps them as they are.
const billingDays = cached((locale) => localizedDates(locale, { ...DAY, timeZone: "UTC" }));

/** An amount in major units, such as $11.99. */
export function formatMoney(amount: number, currency: CurrencyCode, locale: Locale): string {
  return money(locale, currency).format(amount);
}

/** A billing day (`YYYY-MM-DD`), such as Nov 21, 2026. */
export function formatDay(day: string, locale: Locale): string {
  return billingDays(locale).format(new Date(`${day}T00:00:00Z`));
}

/** A tax rate such as 6.25 % from 0.0625. */
export function formatRate(rate: number, locale: Locale): string {
  return rates(locale).format(rate);
}

/** Names joined as the language joins them: a, b and c. */
export function formatList(items: readonly string[], locale: Locale): string {
  return lists(locale).format(items);
}
