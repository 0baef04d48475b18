import { isBefore } from "../calendar/compare-days.ts";
import type { TaxableAddress } from "../tax/rates-in-force.ts";
import type { SubscriptionSchedule } from "./subscription-schedule.ts";

/**
 * Where the service is used on a day; before the first address holds, it is that one. Whatever a place decides goes by
 * the day that it is decided for: the last address may be one that somebody moves to tomorrow.
 */
export function addressOn(
  { addresses = [] }: Pick<SubscriptionSchedule, "addresses">,
  day: Temporal.PlainDate,
): TaxableAddress | undefined {
  return (addresses.findLast(({ from }) => !isBefore(day, from)) ?? addresses[0])?.address;
}
