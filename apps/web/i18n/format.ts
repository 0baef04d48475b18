import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { Locale } from "@skywave/localization";

export type CurrencyCode = "USD" | "CAD";

/** Making a formatter costs a hundred times what using it does, and a page uses few kinds of them. */
function kept<Formatter>(make: (locale: Locale, kind: string) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: Locale, kind = ""): Formatter => {
    const name = `${locale} ${kind}`;
    const formatter = formatters.get(name) ?? make(locale, kind);
    formatters.set(name, formatter);
    return formatter;
  };
}

// Each page shows one country's money, so its short sign is clear: $11.99 and 11,99 $.
const money = kept(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
);
const rates = kept((locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 }));
const lists = kept((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const countries = kept((locale) => new Intl.DisplayNames(locale, { type: "region" }));
const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
// Billing days are calendar days without a zone; UTC on both sides keeps them as they are.
const billingDays = kept((locale) => new Intl.DateTimeFormat(locale, { ...DAY, timeZone: "UTC" }));
const daysOfBilling = kept(
  (locale) => new Intl.DateTimeFormat(locale, { ...DAY, timeZone: BILLING_TIME_ZONE }),
);
const ownDays = kept((locale) => new Intl.DateTimeFormat(locale, DAY));
const ownInstants = kept(
  (locale) => new Intl.DateTimeFormat(locale, { ...DAY, hour: "numeric", minute: "2-digit" }),
);

/** An amount in major units, such as $11.99. */
export function formatMoney(amount: number, currency: CurrencyCode, locale: Locale): string {
  return money(locale, currency).format(amount);
}

/** A billing day (`YYYY-MM-DD`), such as Nov 21, 2026. */
export function formatDay(day: string, locale: Locale): string {
  return billingDays(locale).format(new Date(`${day}T00:00:00Z`));
}

/** The billing day that an instant falls on: late in the evening it may be another one than the person's own. */
export function formatBillingDay(instant: string, locale: Locale): string {
  return daysOfBilling(locale).format(new Date(instant));
}

/** The day of an instant, as the person's own calendar has it. */
export function formatInstantDay(instant: string, locale: Locale): string {
  return ownDays(locale).format(new Date(instant));
}

/** An instant to the minute, by the person's own clock. */
export function formatInstant(instant: string, locale: Locale): string {
  return ownInstants(locale).format(new Date(instant));
}

/** A place as people say it, such as ON, Canada. */
export function formatPlace(
  place: { region?: string | undefined; countryCode: string },
  locale: Locale,
): string {
  const country = countries(locale).of(place.countryCode) ?? place.countryCode;
  return place.region === undefined ? country : `${place.region}, ${country}`;
}

/** A tax rate such as 6.25 % from 0.0625. */
export function formatRate(rate: number, locale: Locale): string {
  return rates(locale).format(rate);
}

/** Names joined as the language joins them: a, b and c. */
export function formatList(items: readonly string[], locale: Locale): string {
  return lists(locale).format(items);
}
