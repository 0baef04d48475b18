export type TimeUnit = "days" | "weeks" | "months" | "years";

/** A span of calendar time, such as the time between two bills. */
export interface Period {
  length: number;
  timeUnit: TimeUnit;
}

/**
 * The day on which the nth period after `anchor` starts. It always counts from the anchor, never from the
 * period before, so that a plan started on 31 January bills on 28 February and again on 31 March.
 */
export function periodStart(anchor: Temporal.PlainDate, period: Period, n: number): Temporal.PlainDate {
  return anchor.add({ [period.timeUnit]: period.length * n });
}

/** How many months a period is worth when prices are compared; weeks and days by the average month. */
export function lengthInMonths(period: Period): number {
  switch (period.timeUnit) {
    case "days":
      return period.length / (365 / 12);
    case "weeks":
      return period.length / (52 / 12);
    case "months":
      return period.length;
    case "years":
      return period.length * 12;
  }
}
