import { isBefore } from "@skywave/domain/calendar/compare-days";
import type { Offer } from "@skywave/domain/offers/offer";
import { billedPeriods } from "@skywave/domain/pricing/billed-periods";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import { switchAtPromotionEnd } from "@skywave/domain/schedule/change-schedule";
import { factsOfPlan } from "@skywave/domain/vehicle-trials/facts-of-plan";
import { trialEndOf } from "@skywave/domain/vehicle-trials/lifecycle";
import type { Address } from "@skywave/domain/addresses/address";
import type { LoadedSchedule } from "#modules/renewals/index.ts";
import { movedTo, offerKeyOf, scheduleOf, type SubscriptionRow } from "#modules/subscriptions/index.ts";

/**
 * Whether a subscription is free time on a radio that runs, ends by itself, and is billed by nobody: what comes with a
 * vehicle. Of one that a plan follows already, that plan is changed.
 */
export function isVehicleTrial(row: SubscriptionRow, today: Temporal.PlainDate): boolean {
  if (row.source !== "internal" || row.state !== "active" || row.billingProfileId !== null) return false;
  if (row.plans.some(({ offer }) => offer.phases.some(({ duration }) => duration === "infinite")))
    return false;
  const { trial, paidFrom } = factsOfPlan(scheduleOf(row));
  const end = trial && trialEndOf(trial);
  return paidFrom === null && end != null && isBefore(today, end);
}

/** How many bills there would be of the free time: none of them is ever sent, as somebody gave it. */
export function freeBillsOf(row: SubscriptionRow): number {
  return [...billedPeriods(scheduleOf(row))].length;
}

/** The trial with the plan behind it. The quote and the bills both come from here. */
export function followOnSchedule(
  schedule: SubscriptionSchedule,
  { offer, today }: { offer: Offer; today: Temporal.PlainDate },
): SubscriptionSchedule {
  return switchAtPromotionEnd(schedule, { phases: offer.phases, offerKey: offerKeyOf(offer), today });
}

/** The same as it is quoted: from tomorrow on it is taxed where its buyer says that it is used. */
export function followOnAt(
  { row, schedule, today }: LoadedSchedule,
  { offer, serviceAddress }: { offer: Offer; serviceAddress: Address },
): SubscriptionSchedule {
  const from = today.add({ days: 1 }).toString();
  const addresses = movedTo(row.addresses, { from, address: serviceAddress });
  return {
    ...followOnSchedule(schedule, { offer, today }),
    addresses: addresses.map((span) => ({ ...span, from: Temporal.PlainDate.from(span.from) })),
  };
}
