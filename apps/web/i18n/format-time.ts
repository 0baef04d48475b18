import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import type { Locale } from "@skywave/localization";
import { cached } from "./cached-formatters.ts";

const times = cached((locale) => localizedDates(locale, { hour: "numeric", minute: "2-digit" }));

/** The time of day of a moment in milliseconds since 1970, by the person's own clock. */
export function formatTime(moment: number, locale: Locale): string {
  return times(locale).format(new Date(moment));
}
