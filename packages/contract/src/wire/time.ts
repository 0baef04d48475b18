import { z } from "zod";

// The day after the last of 9999 is one that no database reads, and there was no year 0.
const YEARS_OF_A_LIFE = /^(?:19|2\d)\d\d-/;

/** An instant in UTC, of the years from 1900 to 2999. */
export const Instant = z.iso.datetime().regex(YEARS_OF_A_LIFE);
/** A billing day, `YYYY-MM-DD`, of the years from 1900 to 2999. */
export const BillingDate = z.iso.date().regex(YEARS_OF_A_LIFE);

export const Period = z
  .object({ length: z.int().positive(), timeUnit: z.enum(["days", "weeks", "months", "years"]) })
  .meta({ id: "Period" });
export type Period = z.infer<typeof Period>;
