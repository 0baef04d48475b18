import type { Translator } from "./translate.ts";

export interface Period {
  length: number;
  timeUnit: "days" | "weeks" | "months" | "years";
}

const EVERY = { days: "per.days", weeks: "per.weeks", months: "per.months", years: "per.years" } as const;
const LASTING = {
  days: "duration.days",
  weeks: "duration.weeks",
  months: "duration.months",
  years: "duration.years",
} as const;

/** How often a bill comes: "a month", "every 3 months". */
export function formatPeriod(translate: Translator, period: Period): string {
  return translate.plural(EVERY[period.timeUnit], period.length);
}

/** How long something lasts: "3 months". */
export function formatDuration(translate: Translator, period: Period): string {
  return translate.plural(LASTING[period.timeUnit], period.length);
}

/** How long to wait, in minutes from two minutes on, and in hours from two hours on. */
export function formatWait(translate: Translator, seconds: number): string {
  if (seconds < 120) return translate.plural("duration.seconds", Math.max(1, Math.ceil(seconds)));
  if (seconds < 7200) return translate.plural("duration.minutes", Math.ceil(seconds / 60));
  return translate.plural("duration.hours", Math.ceil(seconds / 3600));
}
