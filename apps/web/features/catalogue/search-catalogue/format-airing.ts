import type { CatalogueItem } from "@skywave/contract";
import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import { cached } from "#i18n/cached-formatters.ts";
import type { Translator } from "#i18n/translate.ts";

const TIME = { hour: "numeric", minute: "2-digit" } as const;
const times = cached((locale) => localizedDates(locale, TIME));
const daysAndTimes = cached((locale) => localizedDates(locale, { weekday: "long", ...TIME }));

/** When a show is on, by the listener's own clock. */
export function formatAiring(
  translate: Translator<"catalogue">,
  { startsAt, endsAt, isOnNow }: NonNullable<CatalogueItem["onAir"]>,
): string {
  return isOnNow
    ? translate("search.on-now", { time: times(translate.locale).format(new Date(endsAt)) })
    : translate("search.on-next", { when: daysAndTimes(translate.locale).format(new Date(startsAt)) });
}
