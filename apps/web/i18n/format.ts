import type { Locale } from "@skywave/localization";

export type CurrencyCode = "USD" | "CAD";

// Each page shows one country's money, so its short sign is clear: $11.99 and 11,99 $.
const asMoney = (locale: Locale, currency: CurrencyCode) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" });

/** An amount in major units, such as $11.99. */
export function formatMoney(amount: number, currency: CurrencyCode, locale: Locale): string {
  return asMoney(locale, currency).format(amount);
}

// Billing days are calendar days without a zone; UTC on both sides keeps them as they are.
const DAY = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;

/** A billing day (`YYYY-MM-DD`), such as Nov 21, 2026. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, DAY).format(new Date(`${day}T00:00:00Z`));
}

/** The day of an instant, as the person's own calendar has it. */
export function formatInstantDay(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { ...DAY, timeZone: undefined }).format(new Date(instant));
}

/** A tax rate such as 6.25 % from 0.0625. */
export function formatRate(rate: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 }).format(rate);
}

/** Names joined as the language joins them: a, b and c. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}
