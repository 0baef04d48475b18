import {
  forStudentTime,
  fullPriceOn,
  lengthenStudentTime,
  nextBillAfter,
} from "@skywave/domain/student/student-time";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import type { Offer } from "@skywave/domain/offers/offer";
import type { Clock } from "#platform/clock.ts";
import { columnsOf, type LoadSchedule } from "#modules/renewals/index.ts";
import {
  scheduleOf,
  type SubscriptionLocks,
  type SubscriptionRow,
  type SubscriptionsRepository,
} from "#modules/subscriptions/index.ts";

const OVER: readonly SubscriptionRow["state"][] = ["cancelled", "expired", "reserved"];

/**
 * Gives the plans for students of somebody who was verified anew the months that were proved: a plan at the reduced
 * price keeps it for longer, one that has stepped up goes back to it with its next bill. Call it in a transaction.
 */
export function createExtendPlans(dependencies: {
  subscriptions: Pick<SubscriptionsRepository, "list">;
  locks: SubscriptionLocks;
  loadSchedule: LoadSchedule;
  /** The terms of today of an offer for students; undefined for any other. */
  findStudentOffer: (offerId: string) => Promise<Offer | undefined>;
  clock: Clock;
}) {
  const { subscriptions, locks, loadSchedule, findStudentOffer, clock } = dependencies;

  const extend = async (identityId: string, id: string, until: Temporal.PlainDate): Promise<void> => {
    const row = await locks.lock(identityId, id);
    if (row === undefined || OVER.includes(row.state)) return;
    const offer = await findStudentOffer(row.plans.at(-1)?.offer.id ?? "");
    const today = clock.today();
    const plans = offer && extendedPlans(row, { offer, today, until });
    if (plans === undefined) return;
    await locks.save(row, columnsOf(await loadSchedule({ ...row, plans }, today), today), today);
  };

  return async (identityId: string, until: Temporal.PlainDate): Promise<void> => {
    const rows = await subscriptions.list(identityId);
    for (const { id, billingProfileId } of rows)
      if (billingProfileId !== null) await extend(identityId, id, until);
  };
}

function extendedPlans(
  row: SubscriptionRow,
  { offer, today, until }: { offer: Offer; today: Temporal.PlainDate; until: Temporal.PlainDate },
): SubscriptionRow["plans"] | undefined {
  const schedule = scheduleOf(row);
  const [last, before] = [row.plans.at(-1), row.plans.slice(0, -1)];
  const phases = lengthenStudentTime(schedule, { today, until });
  if (last !== undefined && phases !== undefined)
    return [...before, { ...last, offer: { ...last.offer, phases } }];
  const steppedUpOn = fullPriceOn(schedule);
  const from = nextBillAfter(schedule, today);
  if (steppedUpOn === undefined || isBefore(today, steppedUpOn)) return undefined;
  // Nothing is billed any more, or nobody knows when.
  if (from === undefined || !isBefore(from, until)) return undefined;
  return [
    ...row.plans,
    { from: from.toString(), isAtOnce: false, offer: forStudentTime(offer, { from, until }) },
  ];
}
