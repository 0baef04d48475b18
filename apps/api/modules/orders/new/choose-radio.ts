import { canShowData } from "@skywave/domain/offers/can-receive";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { decideRadioPlan } from "@skywave/domain/radios/decide-radio-plan";
import { receptionOf } from "@skywave/domain/radios/radio";
import type { TaxableAddress } from "@skywave/domain/tax/rates-in-force";
import type { Radios } from "#modules/radios/index.ts";
import { freeInstanceNumber, type SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { OrderedRadio } from "../order/orders-tables.ts";
import { standingOf } from "../radio/radio-standing.ts";
import { refuseRadio } from "../radio/refuse-radio.ts";

export interface ChooseRadioParts {
  radios: { found: Pick<Radios["found"], "recall"> };
  subscriptions: Pick<SubscriptionsRepository, "find" | "listInstanceNumbers">;
}

/**
 * The radio that a plan is bought for, by the token with which this browser found it. Whose plan is heard on one that is
 * taken is nobody's business: it may be the buyer's own.
 */
export async function chooseRadio(
  { radios, subscriptions }: ChooseRadioParts,
  {
    token,
    offer,
    serviceAddress,
  }: { token: string | undefined; offer: Offer; serviceAddress: TaxableAddress },
  { identityId, deviceId }: PersonCaller,
): Promise<Outcome<OrderedRadio>> {
  if (token === undefined) return refuse("DEVICE_INFORMATION_REQUIRED");
  const found = await radios.found.recall(token, deviceId);
  if (found === undefined) return refuse("DEVICE_NOT_FOUND");
  const { radioId, country, capabilities } = found.radio;
  const standing = await standingOf(found, subscriptions);
  const obstacle = decideRadioPlan({ country, capabilities, isTaken: standing === "taken" }, serviceAddress);
  if (obstacle !== undefined) return refuseRadio(obstacle);
  if (!canShowData(offer, receptionOf(capabilities))) return refuseRadio("notCapable");
  const taken = await subscriptions.listInstanceNumbers(identityId);
  return done({
    radioId,
    instanceNumber: freeInstanceNumber(
      taken.filter(({ productId }) => productId === mainProductOf(offer)).map((plan) => plan.instanceNumber),
    ),
    formerSubscriptionId: standing === "over" ? (found.subscription?.id ?? null) : null,
  });
}
