import type { Address } from "@skywave/domain/addresses/address";
import type { Offer } from "@skywave/domain/offers/offer";
import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import type { Reception } from "@skywave/domain/radios/radio";
import type { Clock } from "#platform/clock.ts";
import type { ListRadios } from "./show/show-subscriptions.ts";
import { addressOn } from "./stored-schedule.ts";
import type { SubscriptionRow, SubscriptionsRepository } from "./subscriptions-repository.ts";

const STILL_OPEN: readonly SubscriptionRow["state"][] = ["active", "pending_cancellation", "paused"];

interface FoundPlan {
  offer: Offer;
  /** The place that it is used in, or moves to: a move that holds from tomorrow counts. */
  serviceAddress: Address;
  /** The place that it is used in today, whose rules hold today. */
  presentAddress: Address;
  /** What the radio that it is heard on can take up; nothing where there is none. */
  receives: readonly Reception[];
  isCancellationAgreed: boolean;
  /** It could be kept at another price: we bill it, it is not over, and nothing is owed. */
  canStay: boolean;
}

export type FindPlan = (identityId: string, subscriptionId: string) => Promise<FoundPlan | undefined>;

/** The plan of a subscription that is to come last, where it is used, and whether it is to end. */
export function createFindPlan(
  repository: Pick<SubscriptionsRepository, "find">,
  listRadios: ListRadios,
  clock: Pick<Clock, "today">,
): FindPlan {
  return async (identityId, subscriptionId) => {
    const row = await repository.find(identityId, subscriptionId);
    const plan = row?.plans.at(-1);
    const place = row?.addresses.at(-1);
    if (row === undefined || plan === undefined || place === undefined) return undefined;
    return {
      offer: plan.offer,
      serviceAddress: place.address,
      presentAddress: addressOn(row, clock.today()),
      receives: needsRadio(plan.offer.serviceType)
        ? ((await listRadios(identityId)).get(subscriptionId)?.receives ?? [])
        : [],
      isCancellationAgreed: row.end !== null,
      canStay: STILL_OPEN.includes(row.state) && row.source === "stripe" && row.billingProfileId !== null,
    };
  };
}
