import { z } from "zod";

/** An instant in UTC. */
export const Instant = z.iso.datetime();
/** A billing day, `YYYY-MM-DD`. */
export const BillingDate = z.iso.date();

export const Period = z
  .object({ length: z.int().positive(), timeUnit: z.enum(["days", "weeks", "months", "years"]) })
  .meta({ id: "Period" });
export type Period = z.infer<typeof Period>;
