import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import type { Locale } from "@skywave/localization";
import { cached } from "./cached-formatters.ts";

// Apart from the formats of prices and days, which the first page cannot do without.
const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
const daysOfBilling = cached((locale) => localizedDates(locale, { ...DAY, timeZone: BILLING_TIME_ZONE }));
const ownDays = cached((locale) => localizedDates(locale, DAY));
const ownInstants = cached((locale) =>
  localizedDates(locale, { ...DAY, hour: "numeric", minute: "2-digit" }),
);
const countries = cached((locale) => new Intl.DisplayNames(locale, { type: "region" }));

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
