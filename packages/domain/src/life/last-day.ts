import { billedPeriods } from "../pricing/billed-periods.ts";
import type { SubscriptionLife } from "../pricing/subscription-life.ts";

/** The day on which a plan is over whose last phase has an end of its own; undefined where it goes on. */
export function lastDayOf(life: SubscriptionLife): Temporal.PlainDate | undefined {
  if (life.plans.at(-1)?.phases.at(-1)?.duration === "infinite") return undefined;
  let end: Temporal.PlainDate | undefined;
  for (const period of billedPeriods(life)) end = period.end;
  return end;
}
