import type { UpcomingBill as WireBill, UpcomingCharges } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { chargeLinesOf } from "@skywave/domain/pricing/charge-lines";
import {
  type ScheduleToBill,
  type UpcomingBill,
  type UpcomingCharge,
  upcomingBillsOf,
} from "@skywave/domain/pricing/upcoming-bills";
import type { Clock } from "#platform/clock.ts";
import { storeCharge } from "#modules/books/index.ts";
import { isBilledHere } from "./change-facts.ts";
import { scheduleOf, offerKeyOf, offerOn } from "../stored-schedule.ts";
import { RUNNING, type SubscriptionRow, type SubscriptionsRepository } from "../subscriptions-repository.ts";

const MONTHS_AHEAD = 24;

export type ListUpcomingCharges = (
  identityId: string,
  subscriptionId: string,
) => Promise<UpcomingCharges | undefined>;

/** Every bill that lies ahead of a subscription, from the same function that makes them when their day comes. */
export function createListUpcomingCharges(dependencies: {
  repository: Pick<SubscriptionsRepository, "list">;
  findBalance: (identityId: string, billingProfileId: string) => Promise<number>;
  clock: Clock;
}): ListUpcomingCharges {
  const { repository, findBalance, clock } = dependencies;
  return async (identityId, subscriptionId) => {
    const rows = await repository.list(identityId);
    const row = rows.find(({ id }) => id === subscriptionId);
    if (row === undefined) return undefined;
    const until = clock.today().add({ months: MONTHS_AHEAD });
    const { currency } = offerOn(row, clock.today());
    const answer = { currency, until: until.toString() };
    const { billingProfileId } = row;
    if (billingProfileId === null || !isBilled(row)) return { ...answer, bills: [] };
    const sameProfile = rows
      .filter((other) => isBilled(other) && other.billingProfileId === billingProfileId)
      .map(scheduleToBill);
    const balanceInCents = await findBalance(identityId, billingProfileId);
    const bills = upcomingBillsOf(subscriptionId, sameProfile, { until, balanceInCents });
    return { ...answer, bills: bills.map((bill) => serializeBill(bill, row)) };
  };
}

function isBilled(row: SubscriptionRow): boolean {
  return isBilledHere(row) && RUNNING.some((state) => state === row.state);
}

function scheduleToBill(row: SubscriptionRow): ScheduleToBill {
  return { id: row.id, schedule: scheduleOf(row), billedCount: row.billedCount };
}

function serializeBill(bill: UpcomingBill, row: SubscriptionRow): WireBill {
  return {
    date: bill.on.toString(),
    charges: bill.charges.map((charge) => serializeCharge(charge, row)),
    total: toMajorUnits(bill.totalInCents),
    appliedBalance: toMajorUnits(bill.appliedBalanceInCents),
    amountDue: toMajorUnits(bill.amountDueInCents),
    balanceAfter: toMajorUnits(bill.balanceAfterInCents),
  };
}

function serializeCharge({ charge, reason, offerKey }: UpcomingCharge, { id, plans }: SubscriptionRow) {
  const offer = plans.find((plan) => offerKeyOf(plan.offer) === offerKey)?.offer;
  if (offer === undefined) throw new Error(`subscription ${id} has no plan ${offerKey}`);
  const { kind, phaseType, billingPeriod, period, credited, ...amounts } = storeCharge(charge);
  return {
    kind,
    reason,
    offerId: offer.id,
    description: offer.name,
    phaseType,
    period,
    billingPeriod,
    ...(credited && { credited }),
    lines: chargeLinesOf(amounts),
  };
}
