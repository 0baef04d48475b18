export type TimeUnit = "days" | "weeks" | "months" | "years";

/** A span of calendar time, such as the time between two bills. */
export interface Period {
  length: number;
  timeUnit: TimeUnit;
}

/** A number of months as an integer over an integer, so that no share of a price is lost in between. */
export interface Months {
  count: number;
  outOf: number;
}

/** How many months a period is worth when prices are compared; weeks and days by the average month. */
export function lengthInMonths({ length, timeUnit }: Period): Months {
  switch (timeUnit) {
    case "days":
      return { count: 12 * length, outOf: 365 };
    case "weeks":
      return { count: 12 * length, outOf: 52 };
    case "months":
      return { count: length, outOf: 1 };
    case "years":
      return { count: 12 * length, outOf: 1 };
  }
}
