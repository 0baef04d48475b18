import { isBefore } from "@skywave/domain/calendar/compare-days";
import { switchAtOnce } from "@skywave/domain/schedule/change-schedule";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import { addOnOf } from "@skywave/domain/offers/vip";
import { billsFrom } from "@skywave/domain/pricing/bills-from";
import type { Clock } from "#platform/clock.ts";
import { columnsOf, type IssueBill, type LoadSchedule } from "#modules/renewals/index.ts";
import {
  type BundlesRepository,
  scheduleOf,
  offerKeyOf,
  offerOn,
  storeSchedule,
  storeNewSchedule,
  type SubscriptionRow,
  type SubscriptionsRepository,
  UNBILLED,
} from "#modules/subscriptions/index.ts";
import type { LockedChange } from "../change/lock-subscriptions.ts";
import type { OrderRow } from "../order/order-row.ts";

type SwitchOrder = OrderRow<"switch">;

export type StartAddOn = (order: SwitchOrder, locked: LockedChange) => Promise<void>;

/**
 * Starts the second subscription of a VIP plan, or takes in the one that was chosen: the days of it that were paid
 * go into the balance, from where the plan's own bill draws them. Call it in the transaction of the change, before
 * that bill is made.
 */
export function createStartAddOn(parts: {
  subscriptions: Pick<SubscriptionsRepository, "add">;
  bundles: Pick<BundlesRepository, "include">;
  issueBill: IssueBill;
  loadSchedule: LoadSchedule;
  clock: Clock;
}): StartAddOn {
  const { subscriptions, bundles, issueBill, loadSchedule, clock } = parts;

  const start = async (order: SwitchOrder, primary: SubscriptionRow, id: string) => {
    const { identityId, serviceAddress, startsOn } = order;
    const addOn = addOnOf(order.offer);
    const isNew = await subscriptions.add({
      identityId,
      id,
      state: "active",
      productId: mainProductOf(addOn),
      instanceNumber: primary.instanceNumber,
      orderId: order.id,
      ...storeNewSchedule({ offer: addOn, serviceAddress, startsOn }),
      source: "stripe",
      externalReference: null,
      primaryId: primary.id,
      pairPrimaryId: null,
      ...UNBILLED,
      turnedUntil: startsOn,
      startedAt: clock.now(),
      terminatedAt: null,
    });
    if (!isNew) throw new Error(`order ${order.id} starts a second subscription that there is already`);
  };

  const takeIn = async (order: SwitchOrder, primary: SubscriptionRow, second: SubscriptionRow) => {
    const { startsOn: today } = order;
    const addOn = addOnOf(order.offer);
    const plan = { phases: addOn.phases, offerKey: offerKeyOf(addOn), on: today };
    const schedule = switchAtOnce(scheduleOf(second), plan);
    let row = { ...second, ...storeSchedule(schedule, { before: second, newOffer: addOn }) };
    for (const bill of billsFrom(schedule, row.billedCount)) {
      if (isBefore(today, bill.on)) break;
      await issueBill(row, bill, { creditedPlan: offerOn(second, today).name });
      row = { ...row, billedCount: row.billedCount + bill.charges.length };
    }
    await bundles.include(row, primary.id, columnsOf(await loadSchedule(row, today), today));
  };

  return async (order, locked) => {
    const { addOn } = order.change;
    if (addOn === undefined) return;
    if (locked.second !== undefined) return takeIn(order, locked.row, locked.second);
    await start(order, locked.row, addOn.subscriptionId);
  };
}
