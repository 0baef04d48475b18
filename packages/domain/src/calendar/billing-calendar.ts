import type { Period } from "./billing-period.ts";

/**
 * A place in a run of billing days. It counts months from its anchor and never from the day before, so that bills
 * of the 31st fall on 28 February and again on 31 March.
 */
export interface BillingCalendar {
  anchor: Temporal.PlainDate;
  months: number;
}

export function startCalendar(day: Temporal.PlainDate): BillingCalendar {
  return { anchor: day, months: 0 };
}

export function dayOf({ anchor, months }: BillingCalendar): Temporal.PlainDate {
  return anchor.add({ months });
}

/** The place one period on. Days and weeks set a new anchor: after them, months count from another day. */
export function advance(calendar: BillingCalendar, { length, timeUnit }: Period): BillingCalendar {
  switch (timeUnit) {
    case "days":
    case "weeks":
      return startCalendar(dayOf(calendar).add({ [timeUnit]: length }));
    case "months":
      return { ...calendar, months: calendar.months + length };
    case "years":
      return { ...calendar, months: calendar.months + 12 * length };
  }
}

/** The place on a later day: with the anchor of before where that falls on it too, else with one of its own. */
export function resumeOn({ anchor }: BillingCalendar, day: Temporal.PlainDate): BillingCalendar {
  const months = (day.year - anchor.year) * 12 + day.month - anchor.month;
  return anchor.add({ months }).equals(day) ? { anchor, months } : startCalendar(day);
}
