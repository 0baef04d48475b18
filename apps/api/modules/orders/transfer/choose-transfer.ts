import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { packageIdOf } from "@skywave/domain/offers/vip";
import { planCategoryOf } from "@skywave/domain/plans/plan-category";
import { decideTransfer } from "@skywave/domain/plans/decide-transfer";
import type { TaxableAddress } from "@skywave/domain/tax/rates-in-force";
import type { RadioAsItIs, Radios } from "#modules/radios/index.ts";
import type { SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import { standingOf } from "../radio/radio-standing.ts";
import { refuseRadio } from "../radio/refuse-radio.ts";
import type { TransferChange } from "./transfer-terms.ts";

export interface ChooseTransferParts {
  radios: Pick<Radios, "find" | "found" | "listOf">;
  subscriptions: Pick<SubscriptionsRepository, "find">;
}

export interface MovingSubscription {
  identityId: string;
  subscriptionId: string;
  offer: Offer;
  serviceAddress: TaxableAddress;
}

export type ChosenRadios = Pick<TransferChange, "toRadioId" | "fromRadioId" | "formerSubscriptionId">;

/** Between which radios a plan moves, or why it cannot be heard on the new one. */
export async function chooseTransfer(
  { radios, subscriptions }: ChooseTransferParts,
  { identityId, subscriptionId, offer, serviceAddress }: MovingSubscription,
  to: RadioAsItIs,
): Promise<Outcome<ChosenRadios>> {
  const own = await radios.listOf(identityId);
  const from = own.find(({ subscription }) => subscription?.id === subscriptionId)?.radio ?? null;
  const standing = await standingOf(to, subscriptions);
  const obstacle = decideTransfer(
    { ...to.radio, isTaken: standing === "taken" },
    { category: planCategoryOf(packageIdOf(mainProductOf(offer))), serviceAddress, radio: from },
  );
  if (obstacle !== undefined) return refuseRadio(obstacle);
  return done({
    toRadioId: to.radio.radioId,
    fromRadioId: from?.radioId ?? null,
    formerSubscriptionId: standing === "over" ? (to.subscription?.id ?? null) : null,
  });
}
