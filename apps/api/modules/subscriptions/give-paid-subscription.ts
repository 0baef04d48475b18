import type { Address } from "@skywave/domain/addresses/address";
import type { Offer } from "@skywave/domain/offers/offer";
import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import { firstStepOn } from "@skywave/domain/schedule/first-step";
import { scheduleOf, storeNewSchedule } from "./stored-schedule.ts";
import { UNBILLED } from "./unbilled.ts";
import type { SubscriptionsRepository } from "./subscriptions-repository.ts";

/** A subscription that somebody else paid for, such as the maker of a vehicle. */
export interface PaidSubscription {
  identityId: string;
  /** What it came from; stands where an order would. */
  reference: string;
  offer: Offer;
  serviceAddress: Address;
  /** Which of this person's subscriptions to the same product it becomes; the first one unless said. */
  instanceNumber?: number;
}

export type GivePaidSubscription = (paid: PaidSubscription) => Promise<string | undefined>;

/** Starts a subscription that came paid for; its id, or undefined when the person has the product already. */
export function createGivePaidSubscription(
  repository: SubscriptionsRepository,
  clock: Clock,
): GivePaidSubscription {
  return async (paid) => {
    const id = randomId("sub");
    const startsOn = clock.today();
    const schedule = storeNewSchedule({ ...paid, startsOn });
    const isNew = await repository.add({
      identityId: paid.identityId,
      id,
      ...schedule,
      state: "active",
      productId: mainProductOf(paid.offer),
      instanceNumber: paid.instanceNumber ?? 0,
      orderId: paid.reference,
      source: "internal",
      primaryId: null,
      pairPrimaryId: null,
      ...UNBILLED,
      // Nothing is billed on the way, and one that has a last day ends on it, which its owner is told of before.
      nextStepOn: firstStepOn(scheduleOf(schedule), startsOn, { isBilledHere: false }),
      externalReference: null,
      turnedUntil: startsOn,
      startedAt: clock.now(),
      terminatedAt: null,
    });
    return isNew ? id : undefined;
  };
}
